import { expect, test } from 'vitest'
import { bankDetails } from './bank-details.ts'

test('an account that is written as the settings ask for it has four parts', () => {
  expect(bankDetails('Demo Bank, KROK Foods (Pty) Ltd, 000 000 0000, branch 250655')).toEqual({
    bank: 'Demo Bank',
    holder: 'KROK Foods (Pty) Ltd',
    number: '000 000 0000',
    branch: '250655',
  })
  expect(bankDetails('FNB, Somchai, Nok and Sons, 62000000000, 250655')?.holder).toBe('Somchai, Nok and Sons')
})

test.each(['A Bank 1', 'Demo Bank, KROK, 000 000 0000', 'A, B, C, D', 'Bank, , 000 000 0000, 1', ''])(
  'one that is written in another way has none: %s',
  (account) => expect(bankDetails(account)).toBeUndefined(),
)
