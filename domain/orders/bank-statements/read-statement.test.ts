import { expect, test } from 'vitest'
import { readAmount, readDay } from './amounts-and-days.ts'
import { readStatement } from './index.ts'
import { orderNumbersIn } from './order-numbers.ts'
import type { StatementColumns } from './schemas.ts'

const read = (text: string | Uint8Array, chosen?: StatementColumns) =>
  readStatement(typeof text === 'string' ? new TextEncoder().encode(text) : text, chosen)
const line = (date: string, amountCents: number, description: string) => ({ date, amountCents, description })

/* Files as the banks' online banking writes them, with names and numbers that are nobody's. */
const FNB_HISTORY = `ACCOUNT TRANSACTION HISTORY

Name:,KROK, FOODS
Account:,62000000001,[FNB Gold Business]
Balance:,10453.12,10453.12

Date, Amount, Balance, Description
2026/11/24, 349.50, 10453.12, FNB APP PAYMENT FROM KROK-26-000123
2026/11/24, -1250.00, 10103.62, POS PURCHASE MAKRO 412752
2026/11/23, 99.00, 11353.62, "MAGTAPE CREDIT krok26000124, T NKOSI"
`
const FNB_STATEMENT = `Recreated Statement,,,,,,
Date,20261124,,,,,
Account Number,62000000001,,,,,
Opening Balance,1010.89,,,,,

Effective Date,Description,Reference,Service Fee,Debit / Credit,Amount,Balance
20261123,PAYMENT RECEIVED    ,KROK-26-000123,,CR,1000.00,2010.89
20261124,BOLT PAYMENT        ,REF002,,-50.00,-50.00,1960.89
`
const CAPITEC = `Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance
1,1234567890,2026-11-23,2026-11-22,Payment Received: Nkosi,Payment Received: KROK 26 000123,Income,Other Income,402.50,,,5402.50
2,1234567890,2026-11-24,2026-11-24,Groceries,PNP STORES,Food,Groceries,,-120.00,,5282.50
3,1234567890,2026-11-24,2026-11-24,SMS fee,SMS Notification Fee,Fees,Fees,,,-0.35,5282.15
`
const FNB_BUSINESS = `ACCOUNT TRANSACTION HISTORY,,,,,,,
FOR ACCOUNT NUMBER 62000000001,,,,,,,
Date,SERVICE FEE,Amount,DESCRIPTION,REFERENCE,Balance,CHEQUE NUMBER,
2026/11/24,0,349.5,FNB APP PAYMENT FROM NKOSI,KROK-26-000123,10453.12,0,
2026/11/24,-5,-1250,SERVICE FEE,,9203.12,0,
`
const CAPITEC_BUSINESS = `Balance brought forward:,20000.00,,,,,,

Account,Date,Description,Reference,Amount,Fees,Balance
1050000001,24/11/2026,Inward EFT Credit,KROK26000123,1234.56,,21234.56
1050000001,24/11/2026,Month S/Fee,,,-50.00,21184.56
Total:,,,,1234.56,-50.00,21184.56
`
const STANDARD = `Statement of Account

Account Name:,KROK FOODS PTY LTD
Currency:,ZAR - SOUTH AFRICAN RAND

Date,Value Date,Statement Number,Description,Amount,Balance,Type,Originator Reference,Customer Reference
2026/11/24,2026/11/24,0249,OPEN BALANCE 2411 000000000000000,,+20000.00,,OPEN BALANCE,
2026/11/24,2026/11/24,0250,CREDIT TRANSFER KROK-26-000123 2411 000000000000111,1234.56,+21234.56,TRF,KROK-26-000123,
2026/11/24,2026/11/24,0250,IB PAYMENT TO SUPPLIER 2411 000000000000112,-5000.00,+16234.56,TRF,SUPPLIER,
`
const ABSA = `Date,Description,Amount,Balance
20261124,"ACB CREDIT CAPITEC    KROK26000123",1234.56,20000.00
20261124,DEBIT ORDER,-99.00,19901.00
`
const NEDBANK = `Statement Enquiry :
Account Number : ,1000000001
Account Description :,CURRENT
Statement Number : ,737,
24Nov2026,KROK-26-000123 DLAMINI,1234.56,21234.56
24Nov2026,MAINTENANCE FEE,-75,21159.56
24Nov2026,PROVISIONAL STATEMENT,,
`

test.each([
  [
    'FNB',
    FNB_HISTORY,
    1,
    [
      line('2026-11-24', 34_950, 'FNB APP PAYMENT FROM KROK-26-000123'),
      line('2026-11-23', 9_900, 'MAGTAPE CREDIT krok26000124, T NKOSI'),
    ],
  ],
  ['FNB', FNB_STATEMENT, 1, [line('2026-11-23', 100_000, 'PAYMENT RECEIVED KROK-26-000123')]],
  ['Capitec', CAPITEC, 2, [line('2026-11-23', 40_250, 'Payment Received: KROK 26 000123')]],
  ['FNB', FNB_BUSINESS, 1, [line('2026-11-24', 34_950, 'FNB APP PAYMENT FROM NKOSI KROK-26-000123')]],
  ['Capitec', CAPITEC_BUSINESS, 1, [line('2026-11-24', 123_456, 'Inward EFT Credit KROK26000123')]],
  [
    'Standard Bank',
    STANDARD,
    2,
    [line('2026-11-24', 123_456, 'CREDIT TRANSFER KROK-26-000123 2411 000000000000111')],
  ],
  ['Nedbank', NEDBANK, 2, [line('2026-11-24', 123_456, 'KROK-26-000123 DLAMINI')]],
  // Absa's headings are other banks' too.
  [null, ABSA, 1, [line('2026-11-24', 123_456, 'ACB CREDIT CAPITEC KROK26000123')]],
] as const)('reads a file of %s', async (bank, text, out, lines) => {
  expect(await read(text)).toEqual({ ok: true, bank, lines, out, unreadable: 0 })
})

test('a file of Nedbank’s card, with two days in each line, is not guessed at', async () => {
  const card = 'Statement Enquiry :\n24-11-2026, 24-11-2026,PAYMENT - THANK YOU,500.00\n'
  expect(await read(card)).toMatchObject({ ok: false, reason: 'no_lines' })
})

test('another bank’s columns are chosen, also without headings', async () => {
  const text =
    '24.11.2026\tX1\tSalary KROK-26-000123\t1.234,56\n24.11.2026\tX2\tRent\t-12,00\n24.11.2026\tX3\tOdd\ttwelve\n'
  expect(await read(text)).toEqual({
    ok: false,
    reason: 'choose_columns',
    columns: ['24.11.2026', 'X1', 'Salary KROK-26-000123', '1.234,56'],
  })
  expect(await read(text, { day: 0, description: 2, amount: 3 })).toEqual({
    ok: true,
    bank: null,
    lines: [line('2026-11-24', 123_456, 'Salary KROK-26-000123')],
    out: 1,
    unreadable: 1,
  })
  expect(await read(text, { day: 1, description: 2, amount: 3 })).toMatchObject({
    ok: false,
    reason: 'no_lines',
  })
})

test('old alphabets are read; pictures, workbooks and empty files are refused', async () => {
  const old = Buffer.from('Date,Amount,Balance,Description\n2026-11-24,5.00,5.00,Café Zoë\n', 'latin1')
  expect(await read(old)).toMatchObject({ lines: [line('2026-11-24', 500, 'Café Zoë')] })
  const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)
  await expect(read(workbook)).rejects.toMatchObject({ problem: { reason: 'not_text' } })
  await expect(read(' \n\n')).rejects.toMatchObject({ problem: { reason: 'empty' } })
})

test('twenty thousand lines are read', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `2026-11-24,${at + 1}.00,0.00,Payment ${at}`)
  const reading = await read(['Date,Amount,Balance,Description', ...rows].join('\n'))
  expect(reading).toMatchObject({ ok: true, out: 0 })
  expect(reading.ok && reading.lines).toHaveLength(20_000)
})

test.each([
  ['1 234,56', 123_456],
  ['1\u00a0234,56', 123_456],
  ['R1,234.56', 123_456],
  ['R 1.234,56', 123_456],
  ['1234567.8', 123_456_780],
  ['-R12.00', -1_200],
  ['R-12.00', -1_200],
  ['(12.00)', -1_200],
  ['12.00-', -1_200],
  ['12.00 Dr', -1_200],
  ['12.00 Cr', 1_200],
  ['+0.05', 5],
  ['.50', 50],
  ['-', 0],
  ['', 0],
  ['CR', undefined],
  ['1,23,456.00', undefined],
  ['12.345,6,7', undefined],
])('the amount %j is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026/11/24 08:15', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['4-1-2026', '2026-01-04'],
  ['24 Nov 2026', '2026-11-24'],
  ['24Nov2026', '2026-11-24'],
  ['24 Nob 2026', undefined],
  ['24112026', undefined],
  ['24 November 2026', '2026-11-24'],
  ['31/02/2026', undefined],
  ['11/24/2026', undefined],
  ['Balance', undefined],
])('the day %j is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['FNB APP PAYMENT FROM KROK-26-000123', ['KROK-26-000123']],
  ['krok26000123 thandi', ['KROK-26-000123']],
  ['Krok 26 000 123', ['KROK-26-000123']],
  ['KROK-26-000123 5551234', ['KROK-26-000123', 'KROK-26-0001235551234']],
  ['KROK-26-1000123', ['KROK-26-1000123', 'KROK-26-100012']],
  ['KROK-26-000123 & KROK-26-000124', ['KROK-26-000123', 'KROK-26-000124']],
  ['KROK invoice 26', []],
  ['26000123', []],
])('%j may name %j', (description, numbers) => {
  expect(orderNumbersIn(description)).toEqual(numbers)
})
