/** Where tests may make databases. */
export const databaseServer: string =
  process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
