import type { Locale, LocalizedText } from '#shared/kernel/locale.ts'
import type { Shop } from '../settings/schemas.ts'
import type { MailPicture } from './layout.ts'

/** The pictures that mails open with, as JPEG, which every mail program shows: `public/images/mail`. */
const ALTS = {
  packing: {
    en: 'KROK jars and a bottle in paper wool in an open box, on a wooden table',
    th: 'ขวดแก้ว KROK วางบนกระดาษฝอยในกล่องที่เปิดอยู่บนโต๊ะไม้',
  },
  flatlay: {
    en: 'Chillies, lemongrass, lime leaves and garlic around a granite mortar',
    th: 'พริก ตะไคร้ ใบมะกรูด และกระเทียม วางรอบครกหิน',
  },
  'restaurant-night': {
    en: 'A table at the restaurant at night, with curry, pad thai and candles',
    th: 'โต๊ะในร้านยามค่ำ มีแกง ผัดไทย และแสงเทียน',
  },
  'event-table': {
    en: 'A long table set for a dinner in the evening, with candles',
    th: 'โต๊ะยาวที่จัดไว้สำหรับมื้อค่ำ พร้อมแสงเทียน',
  },
} satisfies Record<string, LocalizedText>

export type MailPictureName = keyof typeof ALTS

export function mailPicture(name: MailPictureName, locale: Locale, { siteUrl }: Shop): MailPicture {
  return { url: `${siteUrl}/images/mail/${name}.jpg`, alt: ALTS[name][locale] }
}
