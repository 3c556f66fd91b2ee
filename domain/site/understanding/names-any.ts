import { findPhrase, type Phrase, readQuestion } from './read-question.ts'

/** True if a text has one of the phrases, in words spelt right: daily is not dairy. */
export function namesAny(text: string, wanted: Phrase[]): boolean {
  const reading = readQuestion(text, new Set())
  return wanted.some((phrase) => findPhrase(reading, phrase).length > 0)
}
