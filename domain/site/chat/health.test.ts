import { expect, test } from 'vitest'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { answerQuestion } from './index.ts'

const shop = useTestDatabase()
const ask = (question: string) => answerQuestion(testCtx(shop()), { question, locale: 'en' })

test.each([
  'massamam nuts?',
  'massaman nuts?',
  'green curry peanut',
  'green curry paste shrimp?',
  'penang curry, nuts, kids',
  'tell me about the satay sauce, my son must avoid peanuts',
  'pad thai egg',
  'มัสมั่น ถั่วลิสง',
  'แกงเขียวหวาน กุ้ง',
  'พริกแกงเขียวหวานกุ้ง',
])('a word of an allergen beside a name leads to allergens, never to how it tastes: %s', async (question) => {
  const { topic, text } = await ask(question)
  expect(topic).toBe('allergens')
  expect(text.join(' ')).toMatch(/contain|don’t guess|ไม่เดา|มี/)
  expect(text.join(' ')).not.toMatch(/of 5|จาก 5/)
})

test.each([
  ['wil the panang kill me if im alergic to shrimps', ['Panang Curry Paste', '“Panang with beef”']],
  [
    'will massaman hurt somebody alergic to penuts zzz',
    ['Massaman Curry Paste', '“Massaman with beef” contains peanut'],
  ],
  [
    'does kua kling have fish sauce',
    ['Kua Kling Curry Paste', '“Kua kling with pork” contains crustaceans (shrimp) and fish'],
  ],
  ['แพ้ถั่วหนักมาก ผัดไทยกินได้มั้ย', ['ซอสผัดไทย', '“ผัดไทยกุ้งสด”']],
  ['แกงเขียวหวานกุ่งมั้ย', ['พริกแกงเขียวหวานมี', '“แกงเขียวหวานไก่”']],
])(
  'no meaning of a name is left out beside a word that is misspelt or unknown: %s',
  async (question, names) => {
    const { topic, text } = await ask(question)
    expect(topic).toBe('allergens')
    for (const name of names) expect(text.join(' ')).toContain(name)
  },
)

test('who wants to cook prawns is shown recipes with them', async () => {
  const { topic, text } = await ask('how do i cook prawns')
  expect(topic).toBe('recipe')
  expect(text).not.toEqual((await ask('which recipes do you have')).text)
})

test('what a jar with an allergen in its name costs is still said', async () => {
  expect(await ask('how much is the satay peanut dipping sauce?')).toMatchObject({ topic: 'product' })
  expect((await ask('ราคาน้ำจิ้มสะเต๊ะ')).topic).toBe('product')
})

test.each([
  'i feel unwell after eating your paste, i have peanut allergy',
  'I feel sick',
  'my son is vomiting after the green curry paste',
  'i fel unwel after eating',
  'alergic reacton to the satay sauce!!',
  'my throat is swelling',
  'cant breathe',
  'I can’t breath, I ate your pad thai',
  'my tongue is swolen and i have a rash',
  'diarea since last night, was it the curry',
  'food poisoning from your restaurant',
  'we all got ill after dinner on Friday',
  'my tummy hurts since the massaman',
  'call an ambulance',
  'I am so ill',
  'we felt so ill last night',
])('who is ill is told what to do at once: %s', async (question) => {
  const answer = await ask(question)
  expect(answer).toMatchObject({ isAnswered: true, topic: 'unwell', locale: 'en', cards: [] })
  const said = answer.text.join(' ')
  for (const help of ['Stop eating', '10177', '112', 'batch number', '+27 21 555 0142'])
    expect(said).toContain(help)
  expect(answer.links.map(({ path }) => path)).toEqual(['/contact'])
})

test.each([
  'กินพริกแกงแล้วไม่สบาย',
  'กินแล้วหายใจไม่ออก',
  'ลูกอาเจียนหลังกินแกง',
  'ท้องเสียหลังกินที่ร้าน',
  'ผื่นขึ้นทั้งตัว',
  'ปากบวมค่ะ',
  'มีอาการแพ้หลังกินซอส',
  'อาหารเป็นพิษ',
  'ลูกหายใจไม่ออกก',
  'อาเจียรทั้งคืน',
])('and in Thai: %s', async (question) => {
  const answer = await ask(question)
  expect(answer).toMatchObject({ isAnswered: true, topic: 'unwell', locale: 'th' })
  const said = answer.text.join(' ')
  for (const help of ['หยุดกิน', '10177', '112', 'เลขล็อต', '+27 21 555 0142']) expect(said).toContain(help)
})

test.each([
  'I’ll come at seven, is there a table for two on Friday?',
  'ill take two jars, what is delivery to Durban?',
  'it looks good so ill take two jars',
  'friday is full so ill come on saturday',
  'how do I stop the sauce from burning?',
  'อยากกินแกงเขียวหวานสบายๆ',
  'is the jungle curry paste hot?',
])('who is not ill is not sent to a doctor: %s', async (question) => {
  expect((await ask(question)).topic).not.toBe('unwell')
})
