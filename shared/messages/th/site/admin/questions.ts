import type { StaffMessages } from '../../../en/admin.ts'

export const questions: StaffMessages['questions'] = {
  title: 'คำถามที่ยังไม่มีคำตอบ',
  hint: 'สิ่งที่มีคนถามแชตบอตแล้วแชตบอตตอบไม่ได้ อาจมีชื่อคนอยู่ แต่ไม่เก็บอีเมลและหมายเลข',
  none: 'ยังไม่มีคำถามที่แชตบอตตอบไม่ได้',
  noneMatch: 'ไม่พบคำถามที่ตรงกับเงื่อนไข',
  list: 'คำถาม ใหม่สุดก่อน',
  search: 'คำในคำถาม',
  state: 'สถานะ',
  states: { open: 'ยังไม่จัดการ', dealt_with: 'จัดการแล้ว' },
  language: 'ภาษา',
  anyLanguage: 'ทั้งสองภาษา',
  languages: { en: 'อังกฤษ', th: 'ไทย' },
  pages: 'หน้าของคำถาม',
  asked: (count, first, last) =>
    count === 1 ? `ถามครั้งเดียว ${last}` : `ถาม ${count} ครั้ง ครั้งแรก ${first} ล่าสุด ${last}`,
  dealtWith: (when) => `จัดการแล้ว ${when}`,
  mark: 'ทำเครื่องหมายว่าจัดการแล้ว',
  reopen: 'เปิดอีกครั้ง',
  markOne: (question) => `ทำเครื่องหมายว่าจัดการแล้ว: ${question}`,
  reopenOne: (question) => `เปิดอีกครั้ง: ${question}`,
}
