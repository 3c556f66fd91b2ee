import { expect, test } from 'vitest'
import { chatWindow as windowEn } from '#shared/messages/en/site/chat-window.ts'
import { chatWindow as windowTh } from '#shared/messages/th/site/chat-window.ts'
import { en } from './texts/en.ts'
import { th } from './texts/th.ts'

/* The words to somebody with an allergy are exactly these, or changed here too. */

test.each<[said: string, words: string]>([
  [en.allergens.containsNone('X'), 'The ingredients of X include none of the common allergens.'],
  [th.allergens.containsNone('X'), 'ส่วนผสมของXไม่มีสารก่อภูมิแพ้หลัก'],
  [en.allergens.notNamed('product', 'egg'), 'Not on the label: egg.'],
  [th.allergens.notNamed('product', 'ไข่'), 'ไม่มีในข้อมูลฉลาก: ไข่'],
  [en.allergens.notNamed('dish', 'egg'), 'Not among the listed ingredients: egg.'],
  [th.allergens.notNamed('recipe', 'ไข่'), 'ไม่อยู่ในส่วนผสมที่ระบุไว้: ไข่'],
  [en.allergens.unsaid('halal'), 'Our labels don’t say whether anything is halal. Please ask us.'],
  [th.allergens.unsaid('ฮาลาล'), 'ฉลากของเราไม่ได้ระบุเรื่องฮาลาล กรุณาสอบถามเรา'],
  [en.allergens.each, 'Here’s what the data says about each. Please check the name:'],
  [th.allergens.each, 'ข้อมูลของแต่ละรายการเป็นดังนี้ กรุณาดูชื่อให้ตรงกับที่คุณมี:'],
  [en.allergens.without.product('egg'), 'No egg on the label, not even as “may contain”:'],
  [th.allergens.without.product('ไข่'), 'สินค้าที่ฉลากไม่ได้ระบุว่ามีหรืออาจมีไข่:'],
  [en.allergens.without.recipe('egg'), 'Recipes whose listed ingredients contain no egg:'],
  [th.allergens.without.recipe('ไข่'), 'สูตรที่ข้อมูลส่วนผสมไม่ได้ระบุว่ามีไข่:'],
])('the chat says %j', (said, words) => {
  expect(said).toBe(words)
})

test('the chat calls itself what its window is called', () => {
  expect(en.greeting.toLowerCase()).toContain(windowEn.subtitle.toLowerCase())
  expect(th.greeting).toContain(windowTh.subtitle)
})
