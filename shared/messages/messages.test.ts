import { describe, expect, test } from 'vitest'
import { en as siteEn } from './en.ts'
import { account as accountEn } from './en/accounts/account.ts'
import { accountSettings as accountSettingsEn } from './en/accounts/account-settings.ts'
import { signInCode as signInCodeEn } from './en/accounts/sign-in-code.ts'
import { verifyEmail as verifyEmailEn } from './en/accounts/verify-email.ts'
import { auth as authEn } from './en/accounts/auth.ts'
import { checkout as checkoutEn } from './en/orders/checkout.ts'
import { errors as errorsEn } from './en/shell/errors.ts'
import { home as homeEn } from './en/site/home.ts'
import { type Notice, notices as noticesEn } from './en/notices.ts'
import { order as orderEn } from './en/orders/order.ts'
import { product as productEn } from './en/catalog/product.ts'
import { purchase as purchaseEn } from './en/orders/purchase.ts'
import { shop as shopEn } from './en/catalog/shop.ts'
import { staff as staffEn } from './en/admin.ts'
import { loadMessages, messagesOf } from './index.ts'
import { th as siteTh } from './th.ts'
import { account as accountTh } from './th/accounts/account.ts'
import { accountSettings as accountSettingsTh } from './th/accounts/account-settings.ts'
import { signInCode as signInCodeTh } from './th/accounts/sign-in-code.ts'
import { verifyEmail as verifyEmailTh } from './th/accounts/verify-email.ts'
import { auth as authTh } from './th/accounts/auth.ts'
import { checkout as checkoutTh } from './th/orders/checkout.ts'
import { errors as errorsTh } from './th/shell/errors.ts'
import { home as homeTh } from './th/site/home.ts'
import { notices as noticesTh } from './th/notices.ts'
import { order as orderTh } from './th/orders/order.ts'
import { product as productTh } from './th/catalog/product.ts'
import { purchase as purchaseTh } from './th/orders/purchase.ts'
import { shop as shopTh } from './th/catalog/shop.ts'
import { staff as staffTh } from './th/admin.ts'

const en = {
  ...siteEn,
  errors: errorsEn,
  notices: noticesEn,
  home: homeEn,
  verifyEmail: verifyEmailEn,
  signInCode: signInCodeEn,
  accountSettings: accountSettingsEn,
  shop: shopEn,
  checkout: checkoutEn,
  purchase: purchaseEn,
  order: orderEn,
  product: productEn,
  account: accountEn,
  auth: authEn,
  staff: staffEn,
}
const th: typeof en = {
  ...siteTh,
  errors: errorsTh,
  notices: noticesTh,
  home: homeTh,
  verifyEmail: verifyEmailTh,
  signInCode: signInCodeTh,
  accountSettings: accountSettingsTh,
  shop: shopTh,
  checkout: checkoutTh,
  purchase: purchaseTh,
  order: orderTh,
  product: productTh,
  account: accountTh,
  auth: authTh,
  staff: staffTh,
}

type Text = string | ((...args: never[]) => string)

/** Every text by its path: `cart.changes.price`. */
function textsOf(messages: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string' || typeof value === 'function') texts.set(here, value as Text)
    else if (typeof value === 'object' && value !== null)
      textsOf(value, here).forEach((text, at) => texts.set(at, text))
    else throw new Error(`${here} is no text`)
  }
  return texts
}

/** Calls a text with numbers, or with words where it needs words, for its parameters. */
function say(text: Text, values: (number | string)[]): string {
  if (typeof text === 'string') return text
  return (text as unknown as (...args: (number | string)[]) => string)(...values)
}

const SAMPLES = [
  [1, 71, 72, 73, 74],
  [37, 71, 72, 73, 74],
  ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee'],
]
/** Thai writes out the unit that English abbreviates as its code. */
const UNIT_IN_WORDS = 'product.weight'
const english = textsOf(en)
const thai = textsOf(th)
const paths = [...new Set([...english.keys(), ...thai.keys()])]

/** Names and abbreviations that are written in Latin letters in Thai too. */
const LATIN_IN_THAI =
  /^[^\p{L}]*(?:(?:KROK|CVC|EFT|API|PayFast|Paystack|English|Instagram|Facebook|OpenAPI)[^\p{L}]*)+$/u

describe('every text', () => {
  test('exists in both languages', () => {
    expect([...thai.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(english.size).toBeGreaterThan(100)
  })

  test.each(paths)('%s', (path) => {
    const [inEnglish, inThai] = [english.get(path), thai.get(path)]
    if (inEnglish === undefined || inThai === undefined) throw new Error('it is missing in one language')
    expect(typeof inThai).toBe(typeof inEnglish)

    for (const values of SAMPLES) {
      const [saidInEnglish, saidInThai] = [say(inEnglish, values), say(inThai, values)]
      for (const said of [saidInEnglish, saidInThai]) {
        expect(said.trim()).toBe(said)
        expect(said).not.toMatch(/^$|undefined|\[object|NaN/)
      }
      // Words are translated; what has none (numbers, punctuation) may stay.
      const ownWords = saidInEnglish.replace(/Aaa|Bbb|Ccc|Ddd|Eee/g, '')
      if (/\p{Script=Latin}{2,}/u.test(ownWords) && !LATIN_IN_THAI.test(saidInThai)) {
        expect(saidInThai).toMatch(/\p{Script=Thai}/u)
      }
      expect(saidInEnglish).not.toMatch(/\p{Script=Thai}{12,}/u)
      // One spelling of ำ and of แ, and no year of the Buddhist era.
      expect(saidInThai).not.toMatch(/\u0e4d[\u0e48-\u0e4b]?\u0e32|\u0e40\u0e40|25[67]\d/)
    }
  })

  test('says the same values in both languages', () => {
    const [, , words = []] = SAMPLES
    for (const path of paths) {
      const [inEnglish, inThai] = [english.get(path), thai.get(path)]
      if (typeof inEnglish !== 'function' || typeof inThai !== 'function') continue
      if (path === UNIT_IN_WORDS) continue
      const spoken = (text: Text) => words.filter((word) => say(text, words).includes(String(word)))
      expect([path, ...spoken(inThai)]).toEqual([path, ...spoken(inEnglish)])
    }
  })
})

test('a language can be read once it has been loaded', async () => {
  expect(await loadMessages('th')).toBe(siteTh)
  expect(messagesOf('th')).toBe(siteTh)
})

test('a notice that no room declares, and rooms that lack one, do not compile', () => {
  // @ts-expect-error no room declares it
  const unknown: Notice = 'something-saved'
  const { saved: _, ...others } = noticesTh
  // @ts-expect-error it lacks one
  const incomplete: typeof noticesEn = others
  expect([unknown, incomplete]).toHaveLength(2)
})
