import type { TextEdition } from '../schemas.ts'
import { greenCurryNeeds } from './green-curry-needs.ts'
import { greenCurryPaste } from './green-curry-paste.ts'
import { greenCurryPot } from './green-curry-pot.ts'
import { greenCurryPotNeeds } from './green-curry-pot-needs.ts'

/** The paste by hand, then the curry, then the same by jar. */
export const traditionalGreenCurry: TextEdition[] = [
  {
    title: {
      en: 'Traditional green curry',
      th: 'แกงเขียวหวาน โขลกเองตั้งแต่ครกถึงหม้อ',
    },
    metaDescription: {
      en: 'Green curry the long way: the paste pounded by hand, step by step, with what to look, smell and listen for. And the same supper by jar.',
      th: 'แกงเขียวหวานแบบโขลกพริกแกงเอง บอกทีละขั้นว่าต้องดู ดม และฟังอะไร พร้อมวิธีทำจากกระปุกสำหรับวันที่รีบ',
    },
    lead: {
      en: 'Half an hour at the mortar, half an hour at the stove. Put your phone away and listen.',
      th: 'อยู่กับครกครึ่งชั่วโมง อยู่หน้าเตาอีกครึ่งชั่วโมง วางโทรศัพท์ แล้วฟังเสียงครก',
    },
    updated: '2026-11-22',
    hero: {
      image: '/images/dishes/green-curry',
      alt: {
        en: 'Bowl of green curry with chicken, baby brinjals, basil and chilli rings beside a bowl of rice',
        th: 'แกงเขียวหวานไก่ใส่มะเขือเปราะ ใบโหระพา และพริกซอย เสิร์ฟคู่ข้าวสวย',
      },
    },
    blocks: [...greenCurryNeeds, ...greenCurryPotNeeds, ...greenCurryPaste, ...greenCurryPot],
  },
]
