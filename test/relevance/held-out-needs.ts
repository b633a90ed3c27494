/**
 * Needs that are never used for tuning: no weight, synonym or word list of the search may be chosen by them, neither by one nor by
 * their mean. They only tell whether what was tuned on `needs.ts` and `published-needs.ts` holds in general. They were written
 * without reading the code of the search. A need that has been used for tuning belongs in those files.
 */
import type { Need } from "./needs.ts";
import type { PublishedNeed } from "./published-needs.ts";

/** Searched among the agents of `agents.ts`. */
export const heldOutNeeds: readonly Need[] = [
  { text: "how windy will it be in Lisbon on sunday", right: ["weather-now"] },
  { text: "my tooth hurts since yesterday", right: ["symptom-check"], acceptable: ["pill-info"] },
  { text: "paracetamol dose for a 6 year old", right: ["pill-info"] },
  { text: "so stressed at work I could scream", right: ["calm-coach"] },
  { text: "training plan half marathon", right: ["fitness-coach"] },
  { text: "cat keeps throwing up", right: ["pet-vet"] },
  { text: "plant with yellow leaves, what am I doing wrong", right: ["garden-guide"] },
  { text: "¿qué puedo cocinar con pollo y arroz?", right: ["recipe-chef"] },
  {
    text: "somewhere nice to eat for our anniversary, two people, saturday at eight",
    right: ["table-booker"],
    acceptable: ["city-guide"],
  },
  {
    text: "planning our honeymoon",
    right: ["flight-finder", "hotel-desk", "city-guide"],
    acceptable: ["train-tickets", "car-hire", "visa-check"],
  },
  { text: "need a van to move house on saturday", right: ["car-hire"] },
  { text: "what papers do I need to enter brazil", right: ["visa-check"] },
  {
    text: "museums in Prague with two kids, what shoud we see",
    right: ["city-guide"],
    acceptable: ["event-finder"],
  },
  { text: "cheap accomodation for a class trip", right: ["hotel-desk"] },
  { text: "билеты на поезд из Берлина в Варшаву", right: ["train-tickets"] },
  { text: "shipment stuck in customs for a week", right: ["parcel-track"] },
  {
    text: "we want to buy our first home, which bank should we go to",
    right: ["loan-compare"],
    acceptable: ["house-hunter"],
  },
  { text: "flat with two bedrooms and a balcony, under 1200 a month", right: ["house-hunter"] },
  {
    text: "auto nachts laden wenn der strom billig ist",
    right: ["energy-saver"],
    acceptable: ["smart-home"],
  },
  { text: "is tesla overvalued", right: ["stock-analyst"] },
  { text: "wire 200 euros to my sister in Poland", right: ["pay-agent"] },
  { text: "vat return q3", right: ["tax-helper"], acceptable: ["invoice-reader"] },
  { text: "my landlord wants me to sign this, is it ok", right: ["contract-review"] },
  { text: "are we gdpr compliant?", right: ["privacy-officer"] },
  { text: "got a weird text from my bank asking me to click", right: ["phish-check"] },
  { text: "undo the last release", right: ["cloud-ops"] },
  { text: "what does this stack trace mean", right: ["bug-hunter"] },
  {
    text: "meeting with people in Tokyo and Toronto, what time works for everyone",
    right: ["calendar-clerk"],
  },
  { text: "table full of missing values", right: ["data-cleaner"] },
  { text: "pie chart", right: ["chart-maker"] },
  {
    text: "who were our ten best customers last quarter",
    right: ["sql-analyst"],
    acceptable: ["crm-clerk"],
  },
  { text: "extract all the phone numbers from these web pages", right: ["web-scraper"] },
  {
    text: "does intermittent fasting work, studies",
    right: ["paper-scout"],
    acceptable: ["web-search", "fact-checker"],
  },
  { text: "200 people applied, whom should we invite", right: ["recruiter"] },
  { text: "customers keep asking the same questions", right: ["support-desk"] },
  { text: "easy way to get a small website online", right: ["site-builder"] },
  { text: "translate a user manual from chinese", right: ["pdf-translate"] },
  { text: "corriger les fautes dans ma lettre", right: ["grammar-fix"] },
  { text: "get rid of the people behind me in this photo", right: ["image-studio"] },
  { text: "pythagoras", right: ["math-tutor"] },
  { text: "test me on chapter 3 before thursday", right: ["quiz-maker"] },
  { text: "good series like Breaking Bad", right: ["movie-picker"] },
  {
    text: "football, who won the champions leage final",
    right: ["sports-desk"],
    acceptable: ["web-search", "news-digest"],
  },
  { text: "anything on in Hamburg tonight", right: ["event-finder"], acceptable: ["city-guide"] },
  {
    text: "we are four friends and want to play an adventure on friday, somebody has to tell the story",
    right: ["game-master"],
  },
];

/** Searched among the same agents and published ones. */
export const heldOutPublishedNeeds: readonly PublishedNeed[] = [
  { text: "something funny about programmers", right: ["dad-jokes"] },
  { text: "sewa motor di Malang", right: ["motorbike-rental"], acceptable: ["car-hire"] },
  { text: "עוגת שוקולד של סבתא", right: ["savta-recipes"], acceptable: ["recipe-chef"] },
  {
    text: "회의 내용을 HTML 문서로 정리해 주세요",
    right: ["document-generator"],
    acceptable: ["summary-bot"],
  },
  {
    text: "wir ertrinken in Rechnungen und Papierkram",
    right: ["office-automation-de"],
    acceptable: ["invoice-reader"],
  },
  { text: "mercan yarışında kim önde", right: ["alchemy-coral"] },
  {
    text: "boxes and arrows that show how our services talk to each other",
    right: ["draw-io"],
    acceptable: ["image-studio"],
  },
  {
    text: "appointment with a cardiologist, patient has palpitations",
    right: ["cardiology-referrals"],
    acceptable: ["symptom-check"],
  },
  { text: "import duty for shoes from China", right: ["tensorfeed"] },
  { text: "what happened in AI this week", right: ["tensorfeed", "news-digest"] },
  { text: "will the Lakers win tonight", right: ["pulse-network"], acceptable: ["sports-desk"] },
  { text: "crypto wallet safty", right: ["pulse-network"], acceptable: ["crypto-risk"] },
  { text: "does ChatGPT mention our brand", right: ["geo-audit"] },
  {
    text: "how many people in Germany own an electric car",
    right: ["statista-research"],
    acceptable: ["web-search", "cogni-node"],
  },
  {
    text: "my agent forgets everything after a restart",
    right: ["memory-store", "abund"],
    acceptable: ["seamless", "laisky-tools"],
  },
  {
    text: "big job, no idea which bot can do it",
    right: ["agent-broker"],
    acceptable: ["abund", "agora", "agent-hub"],
  },
  {
    text: "do our services still work together after the update",
    right: ["testmesh"],
    acceptable: ["test-writer"],
  },
  {
    text: "is this code any good",
    right: ["code-review", "structured-review"],
    acceptable: ["cogni-node"],
  },
  {
    text: "a team for my web shop: designer, developer, project manager",
    right: ["agent-team"],
    acceptable: ["site-builder"],
  },
  {
    text: "how do I set up a build pipeline for a rust project",
    right: ["devops-agent"],
    acceptable: ["cloud-ops"],
  },
  { text: "two bots have to share a file privately", right: ["agora"] },
  { text: "hold another agent to what it promised", right: ["agent-hub"] },
  {
    text: "my agent pays strangers, what if they cheat",
    right: ["call-insurance"],
    acceptable: ["tensorfeed", "agent-hub", "vivioo"],
  },
  {
    text: "let an agent buy things with my card, but only what I allowed",
    right: ["settlegrid"],
    acceptable: ["pay-agent"],
  },
  { text: "how do I get started with AI agents, I know nothing", right: ["vivioo"] },
];
