import { expect, test } from 'vitest'
import { normalizeForSearch, spellingsOf, wordsOf } from './search-text.ts'

test.each([
  ['PAD Thai', 'pad thai'],
  ['  two   spaces\n', 'two spaces'],
  ['Crème brûlée', 'creme brulee'],
  ['50 %_\\ off!', '50 off'],
  ['นํ้าจิ้ม', 'น้ำจิ้ม'],
  ['น้ํา', 'น้ำ'],
  ['ทํา', 'ทำ'],
  ['เเกง', 'แกง'],
  ['ผัด-ไทย', 'ผัด ไทย'],
  ['!!!', ''],
])('%j is searched as %j', (typed, normalized) => {
  expect(normalizeForSearch(typed)).toBe(normalized)
  expect(normalizeForSearch(normalized)).toBe(normalized)
})

test('keeps the marks of Thai', () => {
  expect(normalizeForSearch('พริกแกงมัสมั่น')).toBe('พริกแกงมัสมั่น')
})

test('splits Thai into words', () => {
  expect(wordsOf('พริกแกงเขียวหวาน')).toEqual(['พริก', 'แกง', 'เขียว', 'หวาน'])
  expect(wordsOf('green curry')).toEqual(['green', 'curry'])
})

test('adds our own spelling of a word, after the typed one', () => {
  expect(spellingsOf('Phad Thai sauce')).toEqual(['phad thai sauce', 'pad thai sauce'])
  expect(spellingsOf('ผัดไท')).toEqual(['ผัดไท', 'ผัดไทย'])
  expect(spellingsOf('ผัดไทย')).toEqual(['ผัดไทย'])
  expect(spellingsOf('curry')).toEqual(['curry'])
  expect(spellingsOf('%%')).toEqual([])
})
