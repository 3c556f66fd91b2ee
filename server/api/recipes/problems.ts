import type { Problem } from '../problems.ts'

export const recipeProblems = {
  recipe_not_found: { status: 404, en: 'There is no such recipe.', th: 'ไม่พบสูตรอาหารนี้' },
  ingredient_not_found: { status: 404, en: 'There is no such ingredient.', th: 'ไม่พบส่วนผสมนี้' },
  was_published: {
    status: 409,
    en: 'It has been shown in the shop, and stays. It can be hidden.',
    th: 'สูตรนี้เคยแสดงในร้านแล้ว จึงลบไม่ได้ แต่ซ่อนได้',
  },
  unknown_part: { status: 409, en: 'There is no such ingredient or product.', th: 'ไม่พบส่วนผสมหรือสินค้านี้' },
  not_ready: {
    status: 409,
    en: 'The shop cannot show it yet: something is missing.',
    th: 'ยังแสดงในร้านไม่ได้ เพราะข้อมูลไม่ครบ',
  },
  id_taken: { status: 409, en: 'There is one already.', th: 'มีอยู่แล้ว' },
  in_use: { status: 409, en: 'Recipes use it, so it stays.', th: 'มีสูตรที่ใช้ส่วนผสมนี้อยู่ จึงลบไม่ได้' },
} satisfies Record<string, Problem>
