import type { FoodMessages } from '../../en/catalog/food.ts'

export const food: FoodMessages = {
  allergenNames: {
    crustacean: 'สัตว์น้ำที่มีเปลือกแข็ง (กุ้ง)',
    fish: 'ปลา',
    mollusc: 'หอยและหมึก',
    soya: 'ถั่วเหลือง',
    gluten: 'ธัญพืชที่มีกลูเตน (สาลี บาร์เลย์ ไรย์ โอ๊ต)',
    peanut: 'ถั่วลิสง',
    tree_nuts: 'ถั่วเปลือกแข็ง',
    sesame: 'งา',
    milk: 'นม',
    egg: 'ไข่',
    mustard: 'มัสตาร์ด',
    celery: 'ขึ้นฉ่ายฝรั่ง',
    sulphites: 'ซัลไฟต์',
  },
  dietNames: { vegan: 'วีแกน', vegetarian: 'มังสวิรัติ', gluten_free: 'ไม่มีกลูเตน' },
}
