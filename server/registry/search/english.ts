/** What the search knows of English: stems, synonyms, and the words that people put around what they look for. */
import { stemmer } from "stemmer";

/** Longer words are names or numbers. */
const longestStemmed = 24;

/** How many stems are kept: words of agents come again and again. */
const mostKept = 50_000;

const kept = new Map<string, string>();

/**
 * Returns the stem of a folded word; the word itself if it is not written in Latin letters, or is short. Porter's algorithm leaves
 * the ending of a person or a thing (surfer), which is dropped where at least four letters are left.
 */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const isEnglish = word.length > 2 && word.length <= longestStemmed && /^[a-z]+$/.test(word);
  const stem = isEnglish ? stemmer(word).replace(/(?<=.{4})er$/, "") : word;
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, stem);
  return stem;
}

/** Words that make a sentence of a need. They say nothing of the agent. */
const fillers = new Set(
  (
    "a an the this that these those i im i'm me my mine we us our you your he she it its they them their " +
    "is am are was were be been being do does did done has have had having can could will would shall should may might must " +
    "of for to in on at by with from into onto about as and or but if than then so not no " +
    "what which who whom whose where when why how there here " +
    "need needs needed want wants wanted look looking looks find finds finding search searching show tell give get gets " +
    "getting let lets help helps please would like some any someone somebody something somewhere anyone anything everyone " +
    "one ones thing things kind sort best good great nice really just also very much many more most other another own " +
    "agent agents bot bots assistant assistants tool tools service services able before after while between s t m re ve ll d"
  ).split(" "),
);

/**
 * Verbs of what an agent does, which fit agents of every kind ("book" a train, "make" a picture, "check" a contract), and words of
 * time, which say when something is needed, and seldom what.
 */
const generalWords = new Set(
  (
    "book books booking order orders make makes making create creates build builds write writes read reads check checks use " +
    "uses using turn turns ask asks answer answers do doing go going see say take takes put run runs work works keep keeps " +
    "set start stop add change compare plan plans schedule handle manage manages offer offers provide provides support " +
    "supports learn buy sell send place new my " +
    "today tomorrow tonight now next near day days daily week weeks weekly weekend month months monthly year years yearly " +
    "hour hours hourly minute minutes morning afternoon evening night season"
  ).split(" "),
);

/** Whether a folded word says nothing of what is needed. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * How much a word of a need says of the agent: 1, or less if it is a general word, which decides between agents for the same
 * thing, not which thing is needed.
 */
export function wordWeight(word: string): number {
  return generalWords.has(word) ? 0.3 : 1;
}

/**
 * Synonyms of words that people use for what agents do. A synonym finds an agent that no word of the query finds, and counts less
 * than the word. Each line is a group of words for the same need. A word may be in several groups.
 */
const groups = `
sleep hotel hostel accommodation lodging room
flat apartment house housing real-estate home
rent rental hire lease
journey trip travel tourism itinerary
train rail railway
flight flights plane airline fly
car vehicle auto driving
taxi ride cab
bike bicycle cycling
route navigation directions map maps
visa immigration passport
weather forecast rain temperature climate
restaurant dining dinner lunch eat
recipe recipes cook cooking meal
food grocery groceries meal
package parcel shipment shipping delivery courier
cheap cheapest price prices discount deal deals bargain
purchase buy shop shopping store ecommerce
graph chart plot diagram visualization visualize
spreadsheet csv excel table
database sql query
statistics analytics analysis analyze
scam phishing fraud
virus malware antivirus
vulnerability vulnerabilities security exploit hole holes penetration
password passwords secret secrets credential credentials
email mail inbox message newsletter
calendar meeting meetings appointment scheduling schedule
chat chatbot conversation messaging
customer client support helpdesk
algebra mathematics math maths geometry calculus arithmetic equation
homework tutoring tutor education student
exam quiz flashcard flashcards studying
teach teacher tutor learn learning education course
language languages vocabulary
pay payment payments settlement checkout
money finance budget savings saving
bank banking loan loans mortgage credit
share shares stock stocks equity investing investment
crypto cryptocurrency blockchain token tokens bitcoin
tax taxes vat accounting bookkeeping
invoice invoices receipt receipts bill bills
insurance insure claim
lawyer attorney legal law contract
privacy gdpr
patent patents patented invention intellectual-property trademark
job jobs career careers position vacancy employment resume cv
hire hiring recruit recruiting recruiter
employee employees staff applicant applicants candidate candidates hr
doctor physician medical medicine health symptom symptoms
headache pain fever symptom symptoms health
drug drugs medication medications medicine pharmacy pill pills
sleep insomnia sleeplessness meditation
stress anxiety meditation mental-health therapy
workout fitness exercise training gym fit
diet nutrition weight
pet pets dog dogs cat cats animal animals veterinary vet
plant plants garden gardening flower
light lights lamp smart-home
electricity energy power
film films movie movies series
book books novel novels reading
song songs music melody
game games gaming play
concert concerts theatre show event events ticket
football soccer sports
score scores result results
news headline headlines
picture pictures image images photo photos illustration drawing
draw generate illustrate
logo design graphics
video videos clip clips
audio sound recording podcast
speak voice speech aloud narrate
transcribe transcription transcript subtitle subtitles captions
translate translation translator interpret interpreter interpreting multilingual
spelling grammar proofreading proofread typo typos
summarize summarise summary digest gist
paper papers literature study studies scientific science research
search browse browsing
website web site homepage page
scrape scraping scraper crawl crawler extract extraction
advert ad ads advertisement advertising marketing campaign copywriting
sales lead leads crm
bug bugs error errors defect crash crashes debugging debug
code coding programming program software developer
review reviews audit inspect
test tests testing qa
deploy deployment release kubernetes devops
server servers uptime outage down monitoring monitor
log logs logging
memory remember recall memories
delegate delegation orchestration orchestrate coordinate
true truth fact facts fact-checking verify misinformation
inventory stock warehouse supply-chain reorder
`;

/** The words of all groups that have a word of a stem. */
const byStem = new Map<string, Set<string>>();
for (const line of groups.trim().split("\n")) {
  const words = line.split(" ");
  for (const word of words) {
    const others = byStem.get(stemOf(word)) ?? new Set();
    for (const each of words) if (stemOf(each) !== stemOf(word)) others.add(each);
    byStem.set(stemOf(word), others);
  }
}

/** Returns the synonyms of a folded word; of several words with a hyphen between them, one synonym is a phrase. */
export function synonymsOf(word: string): string[] {
  return [...(byStem.get(stemOf(word)) ?? [])];
}
