import { expect, test } from 'vitest'
import { type MatchedTracking, matchTracking, type TrackingColumns } from './match-tracking.ts'

const orders = [
  { id: 'a', number: 'KROK-26-000101' },
  { id: 'b', number: 'KROK-26-000102' },
  { id: 'c', number: 'KROK-26-000103' },
]
const match = (text: string, chosen?: TrackingColumns): Promise<MatchedTracking> =>
  matchTracking(new TextEncoder().encode(text), orders, chosen)
const matched = (numbers: object, leftOver: string[] = []) => ({
  ok: true,
  numbers: new Map(Object.entries(numbers)),
  leftOver,
})

test.each<[string, string, object]>([
  ['a column, in the order of the rows', 'T1\nT2\nT3\n', matched({ a: 'T1', b: 'T2', c: 'T3' })],
  ['a column with its heading and a gap', 'Waybill\r\nT1\r\n\r\nT3', matched({ a: 'T1', c: 'T3' })],
  ['more lines than rows', 'T1\nT2\nT3\nT4', matched({ a: 'T1', b: 'T2', c: 'T3' }, ['T4'])],
  [
    'pairs of a spreadsheet, in any order and spelling',
    'krok26000103\tT3\nKROK-26-000101\tT1\nKROK-26-999999\tT9',
    matched({ a: 'T1', c: 'T3' }, ['KROK-26-999999 T9']),
  ],
  [
    'the file of a courier',
    'Date;Reference;Receiver;Waybill number;Service\n2026/11/26;KROK-26-000102;"N. Dlamini; Flat 2";TCG 42;ECO\n',
    matched({ b: 'TCG 42' }),
  ],
])('reads %s', async (_what, text, expected) => {
  expect(await match(text)).toEqual(expected)
})

test('asks for the columns where several may be meant', async () => {
  const text = 'Receiver,Code,Bag\nDlamini,T1,B7\nBotha,T2,B8\n'
  expect(await match(text)).toEqual({
    ok: false,
    reason: 'choose_columns',
    columns: ['Receiver', 'Code', 'Bag'],
  })
  expect(await match(text, { order: null, tracking: 1 })).toEqual(matched({ a: 'T1', b: 'T2' }))
})

test('what is no table is refused', async () => {
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)
  await expect(matchTracking(picture, orders)).rejects.toMatchObject({ problem: { reason: 'not_text' } })
})
