import { namesAny } from './names-any.ts'
import { phrases } from './read-question.ts'
import { TOPIC_WORDS } from './topic-words.ts'

const PHRASES = phrases(TOPIC_WORDS.vouchers.sure)

/** True if a text names gift vouchers, in either language. */
export function speaksOfVouchers(text: string): boolean {
  return namesAny(text, PHRASES)
}
