import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, visit } from './read-source.ts'

/* Texts that people read keep to the terms of docs/glossary.md: what it rules out is in none of them. */

const root = new URL('../..', import.meta.url).pathname
const TEXTS = [
  'shared/messages/**/*.ts',
  'domain/**/{texts,*-texts,*-mails}.ts',
  'domain/**/texts/*.ts',
  'server/api/**/problems.ts',
  'server/pages/**/*.ts',
  'app/**/*.{ts,tsx}',
  'database/seed/**/*.ts',
]

/** Words that a text in English, or in Thai, does not have, and what stands for them. */
const RULED_OUT: [word: RegExp, instead: string][] = [
  [/(?<![-\w])mail(?:s|ed|ing)?\b/i, 'email'],
  [/\bat once\b/i, 'right away'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\ball the same\b/i, 'anyway'],
  [/\bstands? (?:here|first|in (?:it|one|the|every)\b)/i, 'is here'],
  [/\bbookings?\b|\bbooked\b|\bbook (?:a|an|the|up|another)\b/i, 'reservation, reserve'],
  [/\bdealt with\b/i, 'handled'],
  [/หยิบนิ้ว/, 'หยิบมือ'],
  [/คิว(?!อาร์)/, 'รายชื่อสำรอง'],
  [/ฉัน/, 'no word for oneself'],
  [/(?<!เ)ท่าน/, 'คน, คุณ'],
  [/(?<!ประ)ทาน(?!้ำ|ตะวัน)/, 'กิน, in warnings รับประทาน'],
  [/(?<!สูตร)โปรด(?!งดรับประทาน|อ่าน)/, 'กรุณา, or nothing'],
  [/ ๆ/, 'ๆ, attached'],
  [/หมวดหมู่/, 'หมวดสินค้า'],
  [/แชทบอต/, 'แชตบอต'],
  [/คน(?:ทำ)?ครัว/, 'คนทำ'],
  [/อัตราศูนย์/, 'อัตรา 0%'],
  [/(?<!หมาย)เลขอ้างอิง/, 'หมายเลขอ้างอิง'],
  [/ส่วนประกอบ/, 'ส่วนผสม'],
  [/สารก่อภูมิแพ้ที่พบบ่อย/, 'สารก่อภูมิแพ้หลัก'],
  [/สัตว์น้ำมีเปลือก/, 'สัตว์น้ำที่มีเปลือกแข็ง'],
  [/ที่อยู่(?:ในร้าน|เว็บ|เต็ม|อีเมล|เดิมยัง|นี้มีสินค้า)|(?:ใช้|อนุญาต)ที่อยู่นี้|จากที่อยู่ของร้าน/, 'ลิงก์, URL, อีเมล'],
  [/สร้างบัญชี/, 'สมัครสมาชิก'],
  [/(?:EFT |โอน)ทันที/, 'โอนเงินทันที'],
  [/ทุกเครื่อง|เครื่องนี้|เครื่องของคุณ/, 'อุปกรณ์'],
]

const said = globSync(TEXTS, { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .flatMap((path) => textsIn(path).map((text) => ({ path, text })))

/** The strings of a file, but those that only programs read: without a space, and in Latin letters. */
function textsIn(path: string): string[] {
  const texts: string[] = []
  visit(readSource(root, path).program, {
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => void texts.push(value),
  })
  return texts.filter((text) => /\s|^[A-Z]|\p{Script=Thai}/u.test(text))
}

test.each(RULED_OUT)('no text says %s, but %s', (word) => {
  expect(said.filter(({ text }) => word.test(text))).toEqual([])
})

test('there are texts in both languages', () => {
  expect(said.filter(({ text }) => /\p{Script=Thai}/u.test(text)).length).toBeGreaterThan(1000)
  expect(said.length).toBeGreaterThan(3000)
})
