import { expect, test } from 'vitest'
import { passwordFaults } from './password-policy.ts'

/** A password of any length that meets all other rules. */
const ofLength = (length: number) => 'Ab1!Cd2?'.repeat(20).slice(0, length)

test.each([
  // Valid ones.
  ['Ab1!Cd2?', []],
  ['correct Horse 4 battery', []],
  ['Ünïcödé1!', []],
  ['ครกKrok1!ครก', []],
  ['aaaB1!aaa', []],
  ['my Password1!', []],
  ['0123456Ab!', []],

  // Length, in characters: 8 to 128.
  ['', ['too_short', 'lowercase', 'uppercase', 'number', 'special']],
  [ofLength(7), ['too_short']],
  [ofLength(8), []],
  [ofLength(128), []],
  [ofLength(129), ['too_long']],
  // An emoji is two units of UTF-16 and one character.
  ['Ab1!🌶️🌶', ['too_short']],
  ['Ab1!🌶🍜🌶🍜', []],
  [`${ofLength(124)}🌶🍜🌶🍜`, []],

  // Required characters.
  ['AB1!CD2?', ['lowercase']],
  ['ab1!cd2?', ['uppercase']],
  ['Abc!Def?', ['number']],
  ['Ab1Cd2Ef', ['special']],
  ['        ', ['lowercase', 'uppercase', 'number', 'predictable']],
  // Thai has no capitals, and its marks are not special characters.
  ['พริกแกงเผ็ด', ['lowercase', 'uppercase', 'number', 'special']],
  // Digits of other scripts count as digits.
  ['Ab๑!Cd๒?', []],

  // One character four times or more in a row; three are fine.
  ['Aaaaa1!b', ['predictable']],
  ['Ab1!!!!c', ['predictable']],
  ['Ab1!!!cd', []],
  ['🌶🌶🌶🌶Ab1!', ['predictable']],
  ['Ab1!\n\n\n\n', ['predictable']],

  // Beginnings that everybody tries, in upper or lower case.
  ['Password1!', ['predictable']],
  ['pAsSwOrD1!', ['predictable']],
  ['123456Ab!', ['predictable']],
  ['Qwerty1!x', ['predictable']],
  ['ABC123!x', ['predictable']],
  ['abc123!X', ['predictable']],

  // Only letters, only digits.
  ['AbcDefGh', ['number', 'special', 'predictable']],
  ['91827364', ['lowercase', 'uppercase', 'special', 'predictable']],
])('%j lacks %j', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults)
})
