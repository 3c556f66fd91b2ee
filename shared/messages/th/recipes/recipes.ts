import type { RecipesMessages } from '../../en/recipes/recipes.ts'

/** Texts of recipe cards. */
export const recipes: RecipesMessages = {
  title: 'สูตรอาหาร',
  courses: {
    curry: 'แกง',
    noodles: 'เส้น',
    'stir-fry': 'ผัด',
    soup: 'ต้ม',
    salad: 'ยำและตำ',
    snack: 'ของว่าง',
    grill: 'ปิ้งย่าง',
    dessert: 'ของหวาน',
    drink: 'เครื่องดื่ม',
  },
  difficulties: { easy: 'ง่าย', medium: 'ปานกลาง', demanding: 'ต้องมีเวลา' },
  goesWith: 'กินคู่กัน',
  rating: (average, count) => `${average} จาก 5 ดาว ${count} คะแนน`,
  duration: (minutes) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (hours === 0) return `${rest} นาที`
    return rest === 0 ? `${hours} ชม.` : `${hours} ชม. ${rest} นาที`
  },
}
