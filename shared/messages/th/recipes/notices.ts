import type { notices as en } from '../../en/recipes/notices.ts'

export const notices: typeof en = {
  'recipe-created': { title: 'บันทึกสูตรเป็นฉบับร่างแล้ว' },
  'recipe-saved': { title: 'บันทึกสูตรแล้ว' },
  'recipe-shown': { title: 'แสดงสูตรในร้านแล้ว' },
  'recipe-hidden': { title: 'ซ่อนสูตรแล้ว' },
  'recipe-deleted': { title: 'ลบฉบับร่างแล้ว' },
  'picture-uploaded': { title: 'บันทึกรูปแล้ว' },
  'ingredient-saved': { title: 'บันทึกส่วนผสมแล้ว' },
  'ingredient-deleted': { title: 'ลบส่วนผสมแล้ว' },
}
