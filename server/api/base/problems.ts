import type { Problem } from '../problems.ts'

export const baseProblems = {
  picture_changed: {
    status: 409,
    en: 'Somebody else has changed the texts of this picture. Read them again.',
    th: 'มีคนแก้คำบรรยายรูปนี้ไปแล้ว อ่านข้อมูลล่าสุดอีกครั้ง',
  },
} satisfies Record<string, Problem>
