import { type Locale } from '#shared/kernel/locale.ts'
import { foldedWords, isCommon, speaksOfAllergens } from '../understanding/index.ts'

/** Anything but plain text: marks of HTML and Markdown, and letters that nobody sees. */
const MARKUP = /[<>*_`#[\]{}|\\~]|&#?\w+;|^\s*[-•+]\s|[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n]/mu
const LINK = /:\/\/|www\.|@|[\p{L}\d-](?:\.|\s+\.\s*)\p{L}{2,}|(?:^|\s)\/\w/iu
/** Stops that an address bar reads as dots. */
const STOPS = /[。．｡․]/gu
/** Words that lead people elsewhere: no word that we don't have stands next to one, nor one where we don't have it. */
const ELSEWHERE = new Set(
  foldedWords(
    'write message text sms dm ping contact email mail call phone ask chat follow add reach visit telegram whatsapp signal viber wechat messenger ' +
      'facebook instagram tiktok twitter discord skype line crypto bitcoin btc ethereum usdt wallet paypal venmo gift voucher dot com http https www ' +
      'ทัก แอด ไลน์ เทเลแกรม วอตส์แอป เฟซบุ๊ก คริปโต บิตคอยน์ วอลเล็ต พร้อมเพย์',
  ),
)
/** So many words that are not ours an answer may have, however long it is. */
const MOST_ADDED = 2
const OTHER_SCRIPT = /(?!\p{Script=Latin}|\p{Script=Thai})\p{L}/u
const THAI = /\p{Script=Thai}/u

/** Words that turn a sentence round, promise something or measure: they stand in both texts or in neither. */
const TELLING = [
  /\b(?:not?|never|none|nothing|neither|nor|without|unable|cannot)\b|n[’']t\b|ไม่|ห้าม/iu,
  /\bfree\b|\bgratis\b|ฟรี/iu,
  /\bonly\b|เฉพาะ|เท่านั้น/iu,
  /\b(?:sold out|unavailable)\b|หมด/iu,
  /\bclose[sd]?\b|ปิด/iu,
  /\bcancel|ยกเลิก/iu,
  /\b(?:refund|money back)|คืนเงิน/iu,
  /\b(?:discount|voucher|coupon|gift|special|guarantee|promise)|ส่วนลด|รับประกัน|แถม|โปรโมชั่น/iu,
  /\bpercent|%|เปอร์เซ็นต์/iu,
  /\b(?:dollar|euro|pound|baht|usd|eur|thb)|[$€£¥฿]|บาท|ดอลลาร์|ยูโร/iu,
  /\b(?:seconds?|minutes?|mins?)\b|นาที/iu,
  /\bhours?\b|ชั่วโมง/iu,
  /\bdays?\b|วัน/iu,
  /\bweeks?\b|สัปดาห์|อาทิตย์/iu,
  /\bmonths?\b|เดือน/iu,
  /\byears?\b|(?<![\p{Script=Thai}])ปี/iu,
  /\b(?:half|dozen|hundred|thousand|million)\b|ร้อย|พัน|ล้าน/iu,
]
const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety twice double'
const isNumberWord = new Set([
  ...foldedWords(NUMBER_WORDS),
  ...foldedWords('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'),
])

/**
 * Says why others' words cannot stand for ours; undefined if they say the same: the same numbers in the same order, no
 * link, allergen, script or promise that we don't have, hardly another word, and not much more of them.
 */
export function faultOfWords(typed: string, passages: string[], language: Locale): string | undefined {
  const words = typed.replace(STOPS, '.')
  const ours = passages.join('\n')
  if (words === '' || words.length > 1.5 * ours.length + 60) return 'length'
  if (MARKUP.test(words)) return 'markup'
  if (LINK.test(words)) return 'link'
  if (OTHER_SCRIPT.test(words) || THAI.test(words) !== THAI.test(ours)) return 'script'
  if (new Intl.Locale(language).maximize().script === 'Thai' && !THAI.test(words)) return 'script'
  if (speaksOfAllergens(words)) return 'allergen'
  if (numbersIn(words).join(' ') !== numbersIn(ours).join(' ')) return 'numbers'
  if (TELLING.some((telling) => telling.test(words) !== telling.test(ours))) return 'meaning'
  const known = new Set(foldedWords(ours))
  const said = foldedWords(words)
  if (said.some((word) => isNumberWord.has(word) && !known.has(word))) return 'numbers'
  const telling = said.filter((word) => !isCommon(word))
  const added = telling.filter((word) => !known.has(word))
  if (said.some((word) => ELSEWHERE.has(word) && !known.has(word))) return 'words'
  const isNew = (word: string | undefined) => word !== undefined && added.includes(word)
  if (said.some((word, at) => ELSEWHERE.has(word) && (isNew(said[at - 1]) || isNew(said[at + 1]))))
    return 'words'
  return added.length > Math.min(MOST_ADDED, Math.max(1, telling.length / 4)) ? 'words' : undefined
}

/** As they are read, whichever digits they are written in; R99 and R99.00 are the same. */
function numbersIn(text: string): string[] {
  const digits = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
  return (digits.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []).map((number) => number.replace(/\.00$/, ''))
}
