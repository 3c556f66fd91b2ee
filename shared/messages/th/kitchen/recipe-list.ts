import type { RecipeListMessages } from '../../en/kitchen/recipe-list.ts'

/** The list of recipes. */
export const recipeList: RecipeListMessages = {
  metaDescription: 'สูตรอาหารไทยที่ทำได้จริงในครัวแอฟริกาใต้ แกง ก๋วยเตี๋ยว ต้ม ผัด และอีกมากมาย กับพริกแกงและซอสของ KROK',
  intro: 'อาหารไทยที่ทำได้จริงในครัวแอฟริกาใต้ ทุกสูตรบอกครบว่าใส่อะไร ใช้เวลาเท่าไร และต้องใช้กระปุกไหน',
  filters: 'ค้นหาสูตร',
  search: 'ค้นหา',
  searchHint: 'ชื่ออาหาร ส่วนผสม หรือพริกแกง',
  product: 'ใช้กับ',
  anyProduct: 'ทุกกระปุก',
  minutes: 'เสร็จภายใน',
  anyMinutes: 'นานเท่าไรก็ได้',
  within: (minutes) => `ไม่เกิน ${minutes} นาที`,
  diet: 'ทานแบบไหน',
  anyDiet: 'ทานได้ทุกอย่าง',
  spice: 'ความเผ็ด',
  anySpice: 'เผ็ดแค่ไหนก็ได้',
  spiceUpTo: (word) => `ไม่เกิน${word}`,
  show: 'ดูสูตร',
  clear: 'ดูสูตรทั้งหมด',
  count: (total) => `${total} สูตร`,
  understood: {
    contains: (names) => `มี${names}`,
    without: (names) => `ไม่มี${names} และไม่มีการปนเปื้อน`,
    heat: { mild: 'เผ็ดน้อยหรือไม่เผ็ด', medium: 'เผ็ดกลาง', hot: 'เผ็ดขึ้นไป' },
    or: 'หรือ',
    source: 'ดูจากส่วนผสมในสูตร ของที่คุณซื้ออาจต่างไป อ่านฉลากก่อนใช้เสมอ',
    unsaid: (what) => `สูตรของเราไม่ได้ระบุเรื่อง${{ halal: 'ฮาลาล', kosher: 'โคเชอร์' }[what] ?? what}`,
  },
  empty: 'ยังไม่มีสูตรที่ตรงทุกข้อ',
  emptyHint: 'ลองตัดออกสักข้อแล้วค้นอีกครั้ง',
}
