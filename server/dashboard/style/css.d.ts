/** Style sheets are imported for their effect, by the build. */
declare module "*.css";
