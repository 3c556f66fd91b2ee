import { foldedWords } from './fold.ts'

/** Words that say nothing about what is asked. */
const ENGLISH: string[] = [
  'a an the i im ive id me my mine we us our you your yours it its he she they them their this that these those there here',
  'is are was were be been am do does did doing done can could would will shall should may might must have has had having get gets got getting',
  'of in on at to for from with without by about as and or but if so than then not no yes any some all each every both only just also too very more most less few lot lots really quite',
  'how what which who whom whose when where why whats wheres hows whens please pls tell know knows want wants like need needs show give find look looking let lets see ask question help anything something someone anybody somebody everything nothing',
  'thing stuff kind type sort way bit ok okay well now still already again ever today one two three four five six seven eight nine ten eleven twelve',
  'good nice best great ever hello going take takes come comes go goes long far many much time out up down into over through per your krok thai thailand south africa restaurant shop store food online website site order buy sell people person guest guests us friend friends family kids children child wife husband mother granny',
  'run runs running host hosts hold holds organise organize offer offers teach',
  'option options choice choices kinda sorta lol omg dude bro asap urgent plz w ya yo hubby kiddo mom mum dad father sister brother bday last lately usually actually',
  'dont doesnt isnt cant wont wanna gonna gimme r u ur hav wat pleas selling smell smelling recommend suggest suggestion choose pick say says said think try use used using',
  'tomorrow tonight tonite monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december next week weekend evening night afternoon morning noon midday half past quarter pm oclock day days date party hour hours minute minutes',
]
  .join(' ')
  .split(' ')

/** The same in Thai, with the particles that end a sentence. */
const THAI = (
  'มี ไหม มั้ย มัย ไม หรือเปล่า รึเปล่า หรือ เปล่า หรือยัง ยัง คะ ค่ะ ครับ คับ ครับผม นะ นะคะ จ้า จ้ะ จ๊ะ ฮะ เหรอ หรอ ป่าว ป่ะ ปะ อะ อ่ะ เนี่ย ไง ยัง นึง จ๋า งับ ค้าบ คร้าบ จ้ะ ที่ ใน ของ และ กับ ได้ ให้ ไป มา อยู่ เป็น คือ อะไร บ้าง ' +
  'ยังไง อย่างไร เท่าไร เท่าไหร่ ฉัน ผม หนู เรา คุณ เขา ขอ อยาก จะ ต้อง แล้ว ก็ นี้ นี่ นั้น นั่น อัน ตัว ไหน กี่ ช่วย หน่อย ด้วย เลย ว่า ถ้า จาก ถึง ทาง ร้าน สินค้า บอก ถาม รู้ ทราบ ' +
  'ดู หา ใคร ทำไม เมื่อไร เมื่อไหร่ ไม่ ใช่ ควร น่า สุด ที่สุด มาก น้อย ดี กว่า แค่ แบบ ทุก บาง หนัก ทั้ง อีก เอา ใช้ ทำ คน ท่าน วัน เดือน ปี เวลา โมง ทุ่ม ครึ่ง เย็น เช้า บ่าย เที่ยง คืน ' +
  'วันนี้ พรุ่งนี้ มะรืน สำหรับ ราย การ รายการ อาหาร ไทย ประเทศ แนะนำ สนใจ ต้องการ สามารถ ซื้อ ขาย สั่ง กิน ทาน หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ นึง จันทร์ อังคาร พุธ พฤหัส พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ หน้า ' +
  'ตอน ช่วง ประมาณ เพื่อน ครอบครัว ลูก เด็ก แม่ พ่อ ออนไลน์ เว็บ กะ รบกวน สอบถาม อยากรู้ อยากทราบ ขอบคุณ ประมาณ เท่า ไร พอ ตรง แถว ละ ต่อ ลง ขึ้น เข้า ออก ถูก เรื่อง ครั้ง ถัดไป'
).split(' ')

/** Words that say nothing in a question, though a search looks for them. */
export const ASIDE_WORDS = `
  curry, meal, son, daughter, boy, girl, baby, toddler, old, yr, yrs, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun
`

/** Common words of both languages, folded. */
export const common: ReadonlySet<string> = new Set([...ENGLISH, ...THAI].flatMap(foldedWords))
export const isCommon = (folded: string) => common.has(folded)
