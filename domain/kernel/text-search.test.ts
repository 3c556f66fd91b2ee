import { expect, test } from 'vitest'
import { readTextSearch } from './text-search.ts'

test.each([
  ['Long Street', ['%Long%', '%Street%'], undefined],
  [' 12 Long Street, Gardens ', ['% 12%', '%Long%', '%Street%', '%Gardens%'], '%12 Long Street, Gardens%'],
  ['e v', ['% e%', '% v%'], '%e v%'],
  ['Li', ['% Li%'], undefined],
  ['ยำ', ['% ยำ%'], undefined],
  ['พริกแกง', ['%พริกแกง%'], undefined],
  ['50%_off\\', ['%50\\%\\_off\\\\%'], undefined],
])(
  '%s: words in any order, short ones as beginnings, and the whole where a word is short',
  (typed, words, phrase) => {
    expect(readTextSearch(typed)).toEqual({ words, phrase, phone: undefined })
  },
)

test.each([
  ['021 555 0142', '0215550142'],
  ['+27 21 555-0142', '27215550142'],
  ['0027 21 555 0142', '27215550142'],
  ['+27 (0)21 555 0142', '27215550142'],
  ['555 0142', '5550142'],
  ['000123', '000123'],
  ['12', undefined],
  ['12 Long', undefined],
])('the phone number %s: %s', (typed, phone) => {
  expect(readTextSearch(typed)?.phone).toBe(phone)
})

test.each(['', '  ', ' ,; '])('nothing to look for: %j', (typed) => {
  expect(readTextSearch(typed)).toBeUndefined()
})
