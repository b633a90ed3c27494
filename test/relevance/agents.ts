/** Agents of many kinds, each described as its publisher might: what the needs of `needs.ts` are searched among. */

/** An agent that is searched. */
export interface RelevanceAgent {
  name: string;
  description: string;
  tags?: string[];
  /** Names of its skills, each with what it does. */
  skills?: Record<string, string>;
}

/** By id. */
export const agents = {
  "train-tickets": {
    name: "Rail Concierge",
    description: "Finds train connections across Europe, compares fares and reserves seats.",
    tags: ["trains", "travel", "tickets"],
    skills: {
      "Search connections": "Timetables of trains between two stations.",
      "Reserve a seat": "Buys the ticket.",
    },
  },
  "flight-finder": {
    name: "SkyFare",
    description: "Searches flights of 400 airlines and alerts you when a fare drops.",
    tags: ["flights", "travel", "airlines"],
    skills: { "Find flights": "Cheapest flights for flexible dates.", "Fare alert": "Watches a route." },
  },
  "hotel-desk": {
    name: "Stay Desk",
    description: "Books hotels, hostels and apartments in 90 countries.",
    tags: ["hotels", "accommodation", "travel"],
    skills: {
      "Book a room": "Finds a room by city, dates and price.",
      "Cancel a stay": "Cancels a reservation.",
    },
  },
  "car-hire": {
    name: "DriveEasy",
    description: "Rents cars and vans at airports and in city centres.",
    tags: ["cars", "rental", "travel"],
    skills: { "Quote a rental": "Compares prices of rental companies." },
  },
  "city-guide": {
    name: "Wander Guide",
    description: "Plans day trips with museums, restaurants and walking tours in any city.",
    tags: ["tourism", "sightseeing", "itinerary"],
    skills: { "Plan a day": "Makes an itinerary by interests and opening hours." },
  },
  "visa-check": {
    name: "Border Paper",
    description: "Tells which visa and documents a traveller needs for a country.",
    tags: ["visa", "immigration", "travel"],
  },
  "weather-now": {
    name: "Weatherline",
    description: "Forecasts for any place: temperature, rain and wind by the hour for ten days.",
    tags: ["weather", "forecast"],
    skills: { "Hourly forecast": "The weather of the next 48 hours.", "Rain radar": "Precipitation maps." },
  },
  "air-quality": {
    name: "CleanAir Monitor",
    description: "Pollution and pollen measurements from public stations.",
    tags: ["air-quality", "environment", "health"],
  },
  "pdf-translate": {
    name: "Polyglot Documents",
    description: "Translates PDF and Word files into 60 languages and keeps their layout.",
    tags: ["translation", "documents", "pdf"],
    skills: {
      "Translate a file": "Keeps fonts, tables and pictures.",
      "Detect language": "Names the language of a text.",
    },
  },
  "live-interpreter": {
    name: "Babel Voice",
    description: "Interprets phone calls and meetings between two languages while people speak.",
    tags: ["interpreting", "speech", "translation"],
  },
  "grammar-fix": {
    name: "Redpen",
    description: "Corrects spelling, grammar and style of English, German and French texts.",
    tags: ["proofreading", "writing", "grammar"],
    skills: { Proofread: "Marks each mistake and explains the rule." },
  },
  "summary-bot": {
    name: "Gist",
    description: "Summarizes long articles, reports and meeting transcripts in a few bullet points.",
    tags: ["summarization", "reading"],
    skills: { "Summarize a document": "The main points with page numbers." },
  },
  "speech-to-text": {
    name: "Transcribe Pro",
    description: "Turns audio and video recordings into text with speakers and timestamps.",
    tags: ["transcription", "audio", "speech"],
    skills: { "Transcribe a recording": "Accepts mp3, wav and mp4.", Subtitles: "Writes srt files." },
  },
  "voice-maker": {
    name: "Narrator",
    description: "Reads text aloud in natural voices and produces audiobooks.",
    tags: ["text-to-speech", "audio", "voice"],
  },
  "image-studio": {
    name: "Pixel Studio",
    description: "Generates and edits images from a text prompt: illustrations, product photos, logos.",
    tags: ["images", "design", "generation"],
    skills: {
      "Draw an image": "Creates a picture from words.",
      "Remove background": "Cuts out the subject of a photo.",
    },
  },
  "video-cutter": {
    name: "ClipCut",
    description: "Cuts long videos into short clips with captions for social media.",
    tags: ["video", "editing", "social-media"],
  },
  "chart-maker": {
    name: "PlotWise",
    description: "Creates bar charts, line plots and dashboards from CSV and Excel files.",
    tags: ["charts", "visualization", "data"],
    skills: {
      "Plot a table": "Chooses the chart that fits the columns.",
      "Build a dashboard": "Several charts on a page.",
    },
  },
  "sql-analyst": {
    name: "Query Analyst",
    description: "Answers questions about a database by writing and running SQL.",
    tags: ["sql", "database", "analytics"],
    skills: {
      "Write a query": "From a question in plain words.",
      "Explain a query": "What a statement does, and why it is slow.",
    },
  },
  "data-cleaner": {
    name: "Scrubber",
    description: "Finds duplicates, missing values and wrong formats in tables and repairs them.",
    tags: ["data-quality", "csv", "cleaning"],
  },
  "web-scraper": {
    name: "Harvest",
    description: "Extracts structured data from web pages and follows pagination.",
    tags: ["scraping", "web", "extraction"],
  },
  "web-search": {
    name: "Seeker",
    description: "Searches the web and cites the sources of its answers.",
    tags: ["search", "research", "web"],
  },
  "paper-scout": {
    name: "Paper Scout",
    description: "Finds scientific papers, reads them and compares their results.",
    tags: ["research", "science", "literature"],
    skills: { "Literature review": "Summarizes what is known about a topic, with citations." },
  },
  "patent-search": {
    name: "Prior Art",
    description: "Searches patents worldwide and rates how new an invention is.",
    tags: ["patents", "intellectual-property", "legal"],
  },
  "code-review": {
    name: "Merge Guard",
    description: "Reviews pull requests for bugs, security problems and style.",
    tags: ["code-review", "github", "security"],
    skills: { "Review a pull request": "Comments on changed lines." },
  },
  "test-writer": {
    name: "Coverage Crew",
    description: "Writes unit tests and integration tests for TypeScript, Python and Java code.",
    tags: ["testing", "code", "quality"],
  },
  "bug-hunter": {
    name: "Stacktrace",
    description: "Finds the cause of crashes from logs and stack traces and proposes a fix.",
    tags: ["debugging", "logs", "code"],
  },
  "site-builder": {
    name: "Landing Lab",
    description: "Builds and publishes small websites from a description.",
    tags: ["website", "html", "design"],
    skills: { "Make a page": "Writes HTML and CSS and hosts it." },
  },
  "cloud-ops": {
    name: "Cloud Pilot",
    description: "Deploys containers to Kubernetes, watches them and rolls back failed releases.",
    tags: ["devops", "kubernetes", "deployment"],
    skills: {
      "Deploy a service": "Applies manifests and waits until pods are ready.",
      "Roll back": "Returns to the last good release.",
    },
  },
  "uptime-watch": {
    name: "Pulse",
    description: "Monitors servers and alerts the engineer on call when something is down.",
    tags: ["monitoring", "alerts", "uptime"],
  },
  "secret-scan": {
    name: "Leak Finder",
    description: "Scans repositories for passwords, tokens and keys that were committed by mistake.",
    tags: ["security", "secrets", "git"],
  },
  "phish-check": {
    name: "Phish Check",
    description: "Judges whether a message or link is phishing or fraud.",
    tags: ["phishing", "security", "e-mail"],
    skills: { "Check a message": "Explains the signs of fraud." },
  },
  "pen-test": {
    name: "Red Team",
    description: "Tests web applications for vulnerabilities such as SQL injection and XSS.",
    tags: ["penetration-testing", "security", "vulnerabilities"],
  },
  "tax-helper": {
    name: "LedgerLeaf",
    description: "Prepares tax returns and VAT filings of small businesses.",
    tags: ["tax", "accounting", "business"],
    skills: { "Prepare a return": "Collects receipts and fills in the forms." },
  },
  "invoice-reader": {
    name: "Invoice Lens",
    description: "Reads invoices and receipts and exports them to accounting software.",
    tags: ["invoices", "ocr", "accounting"],
  },
  "budget-coach": {
    name: "Penny",
    description: "Tracks spending, sets budgets and gives advice on saving money.",
    tags: ["personal-finance", "budget", "savings"],
  },
  "stock-analyst": {
    name: "Ticker",
    description: "Analyses shares and funds: prices, earnings and news of listed companies.",
    tags: ["stocks", "finance", "investing"],
  },
  "crypto-risk": {
    name: "ChainSense",
    description: "Rates the risk of cryptocurrency tokens and smart contracts.",
    tags: ["crypto", "blockchain", "risk"],
  },
  "pay-agent": {
    name: "Settle",
    description: "Sends payments between agents and people in 30 currencies.",
    tags: ["payments", "settlement", "money"],
    skills: { "Send money": "Transfers an amount to an account or wallet.", Refund: "Returns a payment." },
  },
  "loan-compare": {
    name: "Rate Scout",
    description: "Compares mortgages and loans of banks.",
    tags: ["loans", "mortgage", "banking"],
  },
  "contract-review": {
    name: "Clause",
    description: "Reads contracts and points out risky terms, deadlines and missing clauses.",
    tags: ["legal", "contracts", "compliance"],
    skills: { "Review a contract": "Lists risks by clause." },
  },
  "privacy-officer": {
    name: "Data Steward",
    description: "Answers GDPR questions and drafts privacy policies.",
    tags: ["privacy", "gdpr", "legal"],
  },
  "job-match": {
    name: "Career Compass",
    description: "Matches a résumé to open positions and writes cover letters.",
    tags: ["jobs", "careers", "resume"],
    skills: { "Find jobs": "Vacancies by skills and place.", "Write a cover letter": "For one position." },
  },
  recruiter: {
    name: "Talent Scout",
    description: "Screens applicants, schedules interviews and answers candidates for hiring teams.",
    tags: ["recruiting", "hr", "interviews"],
  },
  "calendar-clerk": {
    name: "Slot",
    description: "Schedules meetings across time zones and calendars.",
    tags: ["calendar", "scheduling", "meetings"],
    skills: { "Find a time": "When all attendees are free." },
  },
  "mail-sorter": {
    name: "Inbox Zero",
    description: "Sorts e-mail, drafts replies and reminds you of unanswered messages.",
    tags: ["e-mail", "productivity", "inbox"],
  },
  "crm-clerk": {
    name: "Pipeline",
    description: "Keeps a CRM up to date and scores sales leads.",
    tags: ["crm", "sales", "leads"],
  },
  "ad-writer": {
    name: "Copy Desk",
    description: "Writes advertisements, slogans and newsletters for marketing campaigns.",
    tags: ["marketing", "copywriting", "advertising"],
  },
  "support-desk": {
    name: "Helpline",
    description: "Answers customers' questions from a help centre and opens tickets.",
    tags: ["customer-support", "tickets", "chat"],
  },
  "shop-compare": {
    name: "Bargain",
    description: "Compares prices of products in online shops and tracks discounts.",
    tags: ["shopping", "prices", "deals"],
  },
  "parcel-track": {
    name: "Parcel Eye",
    description: "Tracks shipments of all carriers and predicts when they arrive.",
    tags: ["shipping", "logistics", "tracking"],
  },
  "stock-keeper": {
    name: "Shelf",
    description: "Forecasts demand and reorders inventory for warehouses and shops.",
    tags: ["inventory", "supply-chain", "warehouse"],
  },
  "recipe-chef": {
    name: "Pantry Chef",
    description: "Suggests recipes for the ingredients at home and plans meals for a week.",
    tags: ["recipes", "cooking", "food"],
    skills: { "What to cook": "Dishes from what is in the fridge." },
  },
  "table-booker": {
    name: "Table for Two",
    description: "Reserves tables in restaurants.",
    tags: ["restaurants", "reservation", "dining"],
  },
  "food-delivery": {
    name: "Hungry Rider",
    description: "Orders meals from local restaurants to your door.",
    tags: ["delivery", "food", "ordering"],
  },
  "fitness-coach": {
    name: "Stride",
    description: "Makes training plans for running, strength and weight loss.",
    tags: ["fitness", "workout", "health"],
  },
  "symptom-check": {
    name: "Triage",
    description: "Asks about symptoms and says whether to see a doctor.",
    tags: ["health", "medicine", "symptoms"],
  },
  "pill-info": {
    name: "Pharma Facts",
    description: "Explains medicines, their doses and interactions.",
    tags: ["medication", "drugs", "pharmacy"],
  },
  "calm-coach": {
    name: "Still",
    description: "Guided meditation and exercises against stress and sleeplessness.",
    tags: ["meditation", "mental-health", "sleep"],
  },
  "math-tutor": {
    name: "Euler",
    description: "Explains mathematics step by step, from arithmetic to calculus.",
    tags: ["mathematics", "tutoring", "education"],
    skills: { "Solve an equation": "Shows every step." },
  },
  "language-tutor": {
    name: "Parla",
    description: "Teaches languages by conversation and vocabulary exercises.",
    tags: ["language-learning", "education", "tutoring"],
  },
  "quiz-maker": {
    name: "Quizmaster",
    description: "Makes quizzes and flashcards from lecture notes.",
    tags: ["education", "quiz", "studying"],
  },
  "essay-grader": {
    name: "Gradebook",
    description: "Grades essays of students by a rubric.",
    tags: ["education", "grading", "teachers"],
  },
  "smart-home": {
    name: "Hearth",
    description: "Controls lights, heating and locks of a house.",
    tags: ["smart-home", "iot", "automation"],
  },
  "energy-saver": {
    name: "Watt Watch",
    description: "Finds the cheapest hours for electricity and charges the car then.",
    tags: ["energy", "electricity", "ev-charging"],
  },
  "house-hunter": {
    name: "Keyring",
    description: "Finds flats and houses to rent or buy and arranges viewings.",
    tags: ["real-estate", "housing", "rent"],
  },
  "garden-guide": {
    name: "Green Thumb",
    description: "Identifies plants from photos and tells how to care for them.",
    tags: ["plants", "gardening", "photos"],
  },
  "pet-vet": {
    name: "Paws",
    description: "Advice on the health and food of dogs and cats.",
    tags: ["pets", "veterinary", "animals"],
  },
  "music-maker": {
    name: "Tunesmith",
    description: "Composes songs and background music in any style.",
    tags: ["music", "composition", "audio"],
  },
  "movie-picker": {
    name: "Reel",
    description: "Recommends films and series by taste and says where to stream them.",
    tags: ["movies", "recommendations", "streaming"],
  },
  "book-club": {
    name: "Bookworm",
    description: "Recommends novels and discusses them.",
    tags: ["books", "reading", "recommendations"],
  },
  "game-master": {
    name: "Dungeon Host",
    description: "Leads role-playing games for a group of players.",
    tags: ["games", "role-playing", "entertainment"],
  },
  "news-digest": {
    name: "Morning Brief",
    description: "A daily digest of the news by topic, with sources.",
    tags: ["news", "digest", "media"],
  },
  "fact-checker": {
    name: "Verify",
    description: "Checks claims against reliable sources.",
    tags: ["fact-checking", "misinformation", "news"],
  },
  "sports-desk": {
    name: "Scoreboard",
    description: "Live scores, fixtures and statistics of football, tennis and basketball.",
    tags: ["sports", "scores", "football"],
  },
  "map-router": {
    name: "Waypoint",
    description: "Routes for driving, cycling and walking with live traffic.",
    tags: ["maps", "navigation", "traffic"],
  },
  "event-finder": {
    name: "Encore",
    description: "Finds concerts, theatre and exhibitions and buys tickets.",
    tags: ["events", "concerts", "tickets"],
  },
  "memory-store": {
    name: "Recollect",
    description: "Long-term memory for other agents: stores notes and recalls them by meaning.",
    tags: ["memory", "storage", "agents"],
  },
  "agent-broker": {
    name: "Switchboard",
    description: "Delegates tasks to suitable agents and combines their results.",
    tags: ["orchestration", "delegation", "agents"],
  },
} satisfies Record<string, RelevanceAgent>;
