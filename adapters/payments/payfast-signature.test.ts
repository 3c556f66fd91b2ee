import { expect, test } from 'vitest'
import { payfastSignature, phpUrlencode } from './payfast-signature.ts'

const read = (body: string) => [...new URLSearchParams(body)]

const blanks =
  'custom_str1=&custom_str2=&custom_str3=&custom_str4=&custom_str5=&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5='

/** Both samples of PayFast's PHP SDK, tests/PaymentIntegrations/NotificationTest.php. */
test.each([
  [
    'without a passphrase',
    `m_payment_id=000000020&pf_payment_id=1579137&payment_status=COMPLETE&item_name=Order+%23000000020&item_description=&amount_gross=15.00&amount_fee=-2.30&amount_net=12.70&${blanks}&name_first=Tom&name_last=Tom&email_address=lindley%2Buser1%40appinlet.com&merchant_id=10027938`,
    undefined,
    '4078bca2c8987e0e0c4e7230f2f46323',
  ],
  [
    'with one',
    `m_payment_id=1234&pf_payment_id=1221576&payment_status=COMPLETE&item_name=Order%23123&item_description=&amount_gross=10.00&amount_fee=-0.23&amount_net=9.77&${blanks}&name_first=First&name_last=Last&email_address=test%40test.com&merchant_id=10000100`,
    'jt7NOE43FZPn',
    'ac4c3e993d31b5b9d525dc0087051437',
  ],
])('signs a notification %s', (_how, body, passphrase, signature) => {
  expect(payfastSignature(read(body), passphrase)).toBe(signature)
})

/** The data of the SDK's examples/custom/index.php. */
test.each([
  [undefined, 'f8b2074a3e9e1b002e4ce491cc3a62b3'],
  ['jt7NOE43FZPn', '1ad0bcdcdf2a8425de176000c75d8b9c'],
])('signs a form (passphrase: %s)', (passphrase, signature) => {
  const fields = Object.entries({
    merchant_id: '10000100',
    merchant_key: '46f0cd694581a',
    return_url: 'https://www.example.com/return.php',
    cancel_url: 'https://www.example.com/cancel.php',
    notify_url: 'https://www.example.com/notify.php',
    name_first: 'First Name',
    name_last: 'Last Name',
    email_address: 'test@test.com',
    m_payment_id: '1234',
    amount: '5.00',
    item_name: 'Order#123',
  })
  expect(payfastSignature(fields, passphrase)).toBe(signature)
})

/** The one signature that the SDK's own tests/unit/AuthTest.php expects. */
test('signs a form of many fields', () => {
  const fields = Object.entries({
    merchant_id: '10028084',
    merchant_key: '4hjoenwbwnuso',
    return_url: 'https://test.com/billing/success',
    cancel_url: 'https://test.com/billing/cancel',
    notify_url: 'https://test.com/payfast/webhook',
    name_first: 'Test',
    name_last: 'Test',
    email_address: 'test@test.com',
    m_payment_id: '5',
    amount: '5.00',
    item_name: 'Test',
    custom_int1: '1',
    custom_int2: '1',
    custom_str1: 'U29tZSBUZXN0IFN0cmluZw',
    custom_str2: 'QW5vdGhlciBUZXN0IFN0cmluZw',
    email_confirmation: '1',
    confirmation_address: 'test@test.test',
    subscription_type: '1',
    billing_date: '2023-01-01',
    recurring_amount: '5',
    frequency: '3',
    cycles: '0',
  })
  expect(payfastSignature(fields, 'payfastsandbox')).toBe('3441682c5d8a65486f5b7cc8ce41d146')
})

test.each([
  ['letters and digits', 'aZ09', 'aZ09'],
  ['characters that PHP does not encode', '-_.', '-_.'],
  ['characters that JavaScript would not encode', `!'()*~`, '%21%27%28%29%2A%7E'],
  ['spaces', 'Tom Yum  Paste', 'Tom+Yum++Paste'],
  ['a plus', 'a+b@c.example', 'a%2Bb%40c.example'],
  ['characters with a meaning in queries', 'a=b&c#d?e/f%g', 'a%3Db%26c%23d%3Fe%2Ff%25g'],
  ['quotes and brackets', `"[]{}<>\\^\`|`, '%22%5B%5D%7B%7D%3C%3E%5C%5E%60%7C'],
  ['line ends', '\r\n\t\0', '%0D%0A%09%00'],
  ['Thai', 'กข', '%E0%B8%81%E0%B8%82'],
  ['a character of two code units', '🌶', '%F0%9F%8C%B6'],
  ['half of such a character', '\ud83c', '%EF%BF%BD'],
  ['nothing', '', ''],
])('writes %s as PHP does', (_what, text, written) => {
  expect(phpUrlencode(text)).toBe(written)
})
