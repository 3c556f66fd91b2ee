import type { FavouriteMessages } from '../../en/recipes/favourites.ts'

/** The recipes that a customer keeps. */
export const favourites: FavouriteMessages = {
  title: 'สูตรโปรด',
  keep: 'เก็บสูตรนี้ไว้',
  kept: 'อยู่ในสูตรโปรดแล้ว',
  signIn: 'เข้าสู่ระบบเพื่อเก็บสูตร',
  empty: 'ยังไม่มีสูตรที่เก็บไว้',
  emptyHint: 'เปิดสูตรที่ชอบ แล้วกด “เก็บสูตรนี้ไว้”',
  toRecipes: 'ดูสูตรทั้งหมด',
}
