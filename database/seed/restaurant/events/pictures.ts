import type { LocalizedText } from '#shared/kernel/locale.ts'

/** The descriptions of pictures that several events have. */
export const eventTable: LocalizedText = {
  en: 'Long table set for a dinner in the evening, with shared Thai curries, pad thai, rice, wine glasses and candles, lights in the background',
  th: 'โต๊ะยาวจัดไว้สำหรับมื้อค่ำ มีแกงไทย ผัดไทย ข้าวสวย แก้วไวน์ และเทียน ด้านหลังเป็นแสงไฟ',
}

export const cookingClass: LocalizedText = {
  en: 'Cooking class table with mortars, knife, chopping board, herbs and KROK curry pastes',
  th: 'โต๊ะเรียนทำอาหาร มีครก มีด เขียง สมุนไพร และพริกแกง KROK',
}
