import type { Reading } from './read-question.ts'

const ENGLISH = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const THAI = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง']
const NUMBER = `(?<![-\\d.])\\d{1,6}|${[...ENGLISH, ...THAI.toReversed()].join('|')}|นึง|สองสาม`

/** A number as figures or as a word. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (text === 'นึง') return 1
  const at = ENGLISH.indexOf(text) === -1 ? THAI.indexOf(text) : ENGLISH.indexOf(text)
  const number = at === -1 ? Number(text) : at + 1
  return Number.isInteger(number) ? number : undefined
}

const PARTY = [
  `party of (${NUMBER})`,
  `(${NUMBER})\\s*(?:people|persons?|pax|guests?|adults?|seats?|of us|ppl)`,
  `(?:we are|we're|table for|seats? for|for) (${NUMBER})(?!\\s*(?:pm|am|o'?clock|:|h\\d|\\.\\d|st|nd|rd|th|days?|nights?|\\d))`,
  `(${NUMBER})\\s*(?:คน|ท่าน|ที่(?!โมง))`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Returns the number of guests that a question names. */
export function findParty(question: string): number | undefined {
  const text = question.toLowerCase().normalize('NFC')
  for (const pattern of PARTY) {
    const party = numberOf(pattern.exec(text)?.[1])
    if (party !== undefined && party > 0) return party
  }
  return undefined
}

type Clock = [pattern: RegExp, toMinutes: (number: number, minutes: number) => number]
const at = (pattern: string) => new RegExp(pattern, 'u')
const HALF = 30
/** Said without morning or evening, one to ten are in the evening: the restaurant opens at lunch. */
const evening = (hour: number) => (hour < 11 ? hour + 12 : hour) % 24

/** The ways to say a time; the first group is the hour, the second minutes or a half. */
const CLOCKS: Clock[] = [
  [at(`()(?:เที่ยงคืน|\\bmidnight\\b)`), () => 0],
  [at(`(${NUMBER})\\s*ทุ่ม\\s*(ครึ่ง)?`), (hour, minutes) => (hour + 18) * 60 + minutes],
  [at(`()ทุ่ม(?:นึง|หนึ่ง)?\\s*(ครึ่ง)?`), (_, minutes) => 19 * 60 + minutes],
  [at(`บ่าย\\s*(${NUMBER})(?:\\s*โมง)?\\s*(ครึ่ง)?`), (hour, minutes) => (hour + 12) * 60 + minutes],
  [at(`()บ่าย(?:โมง)?\\s*(ครึ่ง)?`), (_, minutes) => 13 * 60 + minutes],
  [at(`(${NUMBER})\\s*โมงเย็น\\s*(ครึ่ง)?`), (hour, minutes) => (hour + 12) * 60 + minutes],
  [
    at(`(${NUMBER})\\s*โมง(?!เย็น)\\s*(ครึ่ง)?`),
    (hour, minutes) => (hour < 7 ? hour + 12 : hour) * 60 + minutes,
  ],
  [at(`()เที่ยง\\s*(ครึ่ง)?`), (_, minutes) => 12 * 60 + minutes],
  [
    at(`\\b(\\d{1,2})(?:[:.h]([0-5]\\d))?\\s*(?:p\\.?m\\b)`),
    (hour, minutes) => ((hour % 12) + 12) * 60 + minutes,
  ],
  [at(`\\b(\\d{1,2})(?:[:.h]([0-5]\\d))?\\s*(?:a\\.?m\\b)`), (hour, minutes) => (hour % 12) * 60 + minutes],
  [
    at(`\\b(\\d{1,2})[:.h]([0-5]\\d)\\b`),
    (hour, minutes) => (hour > 9 ? hour : evening(hour)) * 60 + minutes,
  ],
  [at(`half past (${NUMBER})`), (hour) => evening(hour) * 60 + HALF],
  [at(`(${NUMBER})[ -](thirty)`), (hour, minutes) => evening(hour) * 60 + minutes],
  [
    at(`(?:\\bat|around|about|by) (${NUMBER})(?! (?:people|guests|of us))(?:\\s*o'?clock)?`),
    (hour) => evening(hour) * 60,
  ],
  [at(`(${NUMBER})\\s*o'?clock`), (hour) => evening(hour) * 60],
  [at(`()\\b(?:noon|midday)\\b`), () => 12 * 60],
]

/** The time of day that a question names, `19:30`. */
export function findTime(question: string): string | undefined {
  const text = question.toLowerCase().normalize('NFC')
  for (const [pattern, toMinutes] of CLOCKS) {
    const match = pattern.exec(text)
    if (!match) continue
    const hour = match[1] ? numberOf(match[1]) : 0
    const minutes = match[2] ? (/\d/.test(match[2]) ? Number(match[2]) : HALF) : 0
    if (hour === undefined || hour > 24) continue
    const all = toMinutes(hour, minutes)
    if (all >= 24 * 60) continue
    return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
  }
  return undefined
}

/** True if somebody speaks of a meal on some day or at some time, with so many others. */
export const namesMeal = (question: string, { line }: Reading) =>
  findParty(question) !== undefined &&
  (findTime(question) !== undefined || /day|tonight|tomorrow|วัน|พรุงนิ/u.test(line))
