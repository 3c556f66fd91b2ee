import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { readPage } from '#tests/helpers/html.ts'
import { testShop as shop } from '#tests/databases/test-shop.ts'
import { composeMail } from './compose-mail.ts'

const account = 'Demo Bank\nKROK Foods (Pty) Ltd\n000 000 0000'
const mailIn = (locale: (typeof LOCALES)[number]) =>
  composeMail({
    to: 'nok@example.com',
    locale,
    subject: 'Your order',
    opening: 'Thank you',
    picture: 'packing',
    blocks: [
      { kind: 'paragraph', text: 'We have your order.' },
      { kind: 'facts', rows: [['To', account]] },
      { kind: 'code', text: '482913' },
      {
        kind: 'sums',
        rows: [
          ['Delivery', 'R75.00'],
          ['Total', 'R273.00'],
        ],
      },
      { kind: 'button', text: 'Track now', url: 'https://courier.example/1' },
      { kind: 'button', text: 'See your order', url: 'https://shop.example/order/1' },
    ],
    shop,
  })

test.each(LOCALES)(
  'a mail in %s says its language, follows the dark and the width of its window',
  (locale) => {
    const page = readPage(mailIn(locale).html)
    expect(page.language).toBe(locale)
    expect(page.all('meta[name="color-scheme"]')[0]?.getAttribute('content')).toBe('light dark')
    const style = page.textOf('style')
    expect(style).toContain('prefers-color-scheme: dark')
    expect(style).toContain('max-width: 480px')
  },
)

test.each(LOCALES)('a mail in %s has the brand and what its picture shows in words', (locale) => {
  const pictures = readPage(mailIn(locale).html).all('img')
  const words = pictures.map((picture) => picture.getAttribute('alt'))
  expect(words).toEqual(['KROK', '', expect.stringContaining('KROK')])
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    `${shop.siteUrl}/images/mail/krok.png`,
    `${shop.siteUrl}/images/mail/band.png`,
    `${shop.siteUrl}/images/mail/packing.jpg`,
  ])
})

test('one button of a mail is the main one', () => {
  const links = readPage(mailIn('en').html).all('td[align="center"] a')
  const outlined = links.filter((link) => link.getAttribute('class') === 'k-outline')
  expect(outlined.map((link) => link.textContent)).toEqual(['See your order'])
})

test('each line of a fact stands on its own in the HTML, and beside its name in the text', () => {
  const { html, text } = mailIn('en')
  expect(html).toContain(account.replaceAll('\n', '<br />'))
  expect(text).toContain('To: Demo Bank, KROK Foods (Pty) Ltd, 000 000 0000')
})

test('a phone number of the shop stays in one line', () => {
  const { html, text } = composeMail({
    to: 'nok@example.com',
    locale: 'en',
    subject: 'Your order',
    opening: 'Thank you',
    blocks: [{ kind: 'small', text: `Call ${shop.phone}.` }],
    shop,
  })
  expect(html).toContain(`Call ${shop.phone.replaceAll(' ', '\u00a0')}.`)
  expect(html).not.toContain(shop.phone)
  expect(text).toContain(`Call ${shop.phone}.`)
})

test('what mail programs show beside the subject are the first sentences, and never a code', () => {
  const preview = readPage(mailIn('en').html).textOf('body > div')
  expect(preview).toMatch(/^We have your order\.[\s\u00a0\u200c]*$/u)
})
