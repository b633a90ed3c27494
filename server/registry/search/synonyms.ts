/**
 * Synonyms of words that people use for what agents do. A synonym finds an agent that no word of the query finds, and counts less
 * than the word. Each line is a group of words for the same need. A word may be in several groups.
 */
import { stemOf } from "./stems.ts";

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
