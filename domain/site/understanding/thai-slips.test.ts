import { expect, test } from 'vitest'
import { foldWord } from './fold.ts'
import { isSlipOf } from './thai-slips.ts'

test.each([
  ['พะแมง', 'พะแนง', false],
  ['พะแนว', 'พะแนง', true],
  ['กี่บาด', 'กี่บาท', true],
  ['ลาคา', 'ราคา', true],
  ['รสคา', 'ราคา', true],
  ['มัดมั่น', 'มัสมั่น', true],
  ['ตั่งยังไง', 'สั่งยังไง', false],
  ['ราคา', 'ราคา', false],
  ['ลสคา', 'ราคา', false],
  ['ราคาๆ', 'ราค', false],
])('%s for %s: %s', (typed, meant, isSlip) => {
  expect(isSlipOf(foldWord(typed), foldWord(meant))).toBe(isSlip)
})
