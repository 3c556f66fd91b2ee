import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import {
  accountExistsMail,
  codeMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
  welcomeMail,
} from './account-mails.ts'
import type { Mail } from '#domain/base/mails/index.ts'

const token = `${'t'.repeat(41)}_-`
const code = '048213'

type Addressee = Parameters<typeof welcomeMail>[0]
type Write = (addressee: Addressee) => Mail

/** Every mail, the path of its link, and the values that it contains in either language. */
const MAILS: [kind: string, write: Write, path: string, values: string[]][] = [
  ['code to sign in', (to) => codeMail({ ...to, code, type: 'signin' }, shop), '/auth', [code, '15']],
  [
    'code for a new password',
    (to) => codeMail({ ...to, code, type: 'password_change' }, shop),
    '/auth',
    [code, '15'],
  ],
  [
    'verification',
    (to) => verificationMail({ ...to, token }, shop),
    `/auth/verify-email?token=${token}`,
    ['24'],
  ],
  ['account exists', (to) => accountExistsMail(to, shop), '/auth', []],
  ['reset', (to) => passwordResetMail({ ...to, token }, shop), `/auth?mode=reset&token=${token}`, ['1']],
  ['password changed', (to) => passwordChangedMail(to, shop), '/auth', [shop.email, shop.phone]],
  ['welcome', (to) => welcomeMail(to, shop), '/shop', []],
  [
    'invitation',
    (to) => invitationMail({ ...to, token }, shop),
    `/auth?mode=reset&token=${token}`,
    ['7', shop.email, shop.phone],
  ],
]
/** Sent before the address is verified: anybody may have chosen the name. */
const NAMELESS = ['verification', 'reset']

const addressee = (change: Partial<Addressee> = {}): Addressee => ({
  email: 'nok@example.com',
  firstName: 'Nok',
  locale: 'en',
  ...change,
})

describe.each(LOCALES)('in %s,', (locale) => {
  const prefix = locale === 'th' ? '/th' : ''

  test.each(MAILS)('%s: subject, link and values, as text and as HTML', (_kind, write, path, values) => {
    const mail = write(addressee({ locale }))
    const url = `${shop.siteUrl}${prefix}${path}`
    expect(mail).toMatchObject({ to: 'nok@example.com', locale })
    expect(mail.text.split('\n')).toContain(url)
    expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    for (const value of values) {
      expect(mail.text).toContain(value)
      // Phone numbers keep in one line.
      expect(mail.html.replaceAll('\u00a0', ' ')).toContain(value)
    }
    expect(mail.subject).not.toMatch(/\d/)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|=>/)
    }
  })

  test.each(MAILS)('%s: greets by name only if the owner chose the name', (kind, write) => {
    const { text, html } = write(addressee({ locale, firstName: 'Zanele' }))
    const isNamed = !NAMELESS.includes(kind)
    expect(text.includes('Zanele')).toBe(isNamed)
    expect(html.includes('Zanele')).toBe(isNamed)
  })

  test.each(MAILS)('%s: the name cannot change the rest of the mail', (_kind, write) => {
    const plain = write(addressee({ locale, firstName: 'Nok' }))
    const evil = write(
      addressee({
        locale,
        firstName: '"><script>alert(1)</script>\r\nBcc: all@example.com\n\n\u2028\u202Egnp.exe\u0000</td>',
      }),
    )
    expect(evil.subject).toBe(plain.subject)
    expect(evil.to).toBe(plain.to)
    expect(evil.text.split('\n')).toHaveLength(plain.text.split('\n').length)
    expect(evil.text).not.toMatch(/^Bcc:/m)
    expect(evil.text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u)
    expect(evil.html).not.toContain('<script')
    expect(tagsOf(evil.html)).toEqual(tagsOf(plain.html))
  })

  test.each(MAILS.filter(([kind]) => kind !== 'welcome'))('%s: without a name', (_kind, write) => {
    const { text } = write(addressee({ locale, firstName: ' ' }))
    expect(text).not.toMatch(/Hello|สวัสดี/)
  })
})

test.each(MAILS)('%s: the Thai is complete and spelt with Thai letters', (_kind, write) => {
  const thai = write(addressee({ locale: 'th', firstName: 'นก' }))
  const english = write(addressee())
  expect(thai.subject).toMatch(/[ก-๛]/)
  expect(english.text + english.subject).not.toMatch(/[ก-๛]/)
  // Look-alikes of แ and ำ, and years of the Buddhist era.
  expect(thai.text).not.toMatch(/เเ|ํา|25\d\d/)
  expect(thai.text.split('\n')).toHaveLength(english.text.split('\n').length)
})

test('the digits of a code have no gaps, so that it can be copied', () => {
  const mail = codeMail({ ...addressee(), code, type: 'signin' }, shop)
  expect(mail.text.split('\n')).toContain(code)
  expect(mail.html).toMatch(new RegExp(`>\\s*${code}\\s*</p>`))
})

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]+>/g)].map(([tag]) => tag)
}
