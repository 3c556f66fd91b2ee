import type { database as en } from '../../../../en/base/admin/doctor/database.ts'
import { bad, good } from '../../../../../base/doctor/said.ts'

const RAISE = 'เพิ่มค่า max_connections หรือหยุดโปรแกรมอื่นที่ใช้ฐานข้อมูลนี้'

export const database: typeof en = {
  database: {
    title: 'ฐานข้อมูล',
    says: {
      answers: ({ version }) => good(`PostgreSQL ${version} ทำงานปกติ`),
      embedded: ({ version }) => good(`ฐานข้อมูลในตัวทำงานปกติ (PostgreSQL ${version})`),
      old: ({ version }) => bad(`PostgreSQL ${version} เก่าเกินไป`, 'ย้ายไปใช้ PostgreSQL 15 ขึ้นไป'),
      away: ({ reason }) =>
        bad(
          `ฐานข้อมูลไม่ตอบ: ${reason}`,
          'ดูว่า PostgreSQL ทำงานอยู่ และ DATABASE_URL ระบุเซิร์ฟเวอร์ ชื่อผู้ใช้ และรหัสผ่านถูกต้อง',
        ),
      empty: ({ folder }) =>
        bad(`ยังไม่มีร้านใน ${folder}`, 'เปิดร้านหนึ่งครั้ง ถ้าควรมีร้านอยู่แล้ว แสดงว่า DATA_DIR ชี้ไปที่โฟลเดอร์อื่น'),
    },
  },
  'database-letters': {
    title: 'อักษรไทยในฐานข้อมูล',
    says: {
      known: ({ encoding, locale }) => good(`การเข้ารหัส ${encoding} โลแคล ${locale}`),
      unknown_letters: ({ encoding, locale }) =>
        bad(
          `การเข้ารหัส ${encoding} โลแคล ${locale}: ฐานข้อมูลไม่รู้จักอักษรไทย ร้านจึงเปิดไม่ได้และค้นหาไม่เจอ`,
          'สร้างฐานข้อมูลใหม่ด้วย createdb krok --template=template0 --encoding=UTF8 --lc-ctype=C.UTF-8 แล้วกู้ข้อมูลสำรองลงไป',
        ),
    },
  },
  'database-rights': {
    title: 'สิทธิ์ในฐานข้อมูล',
    says: {
      right: ({ user }) => good(`${user} เป็นเจ้าของฐานข้อมูล และไม่ใช่ superuser`),
      superuser: ({ user }) =>
        bad(
          `${user} เป็น superuser ซึ่งเกินกว่าที่ร้านต้องใช้`,
          `ใช้ superuser ชื่ออื่นสั่ง: alter role "${user}" nosuperuser createrole`,
        ),
      not_owner: ({ user }) =>
        bad(
          `${user} ไม่ใช่เจ้าของฐานข้อมูล การอัปเกรดจึงแก้ตารางไม่ได้`,
          `ใช้ superuser สั่ง: alter database … owner to "${user}"`,
        ),
      no_roles: ({ user }) =>
        bad(
          `${user} สร้าง role ไม่ได้ และยังไม่มี role ที่ร้านต้องใช้`,
          `ใช้ superuser สั่ง: alter role "${user}" createrole`,
        ),
    },
  },
  'database-tables': {
    title: 'ตารางของเวอร์ชันนี้',
    says: {
      current: () => good('ตารางตรงกับเวอร์ชันนี้'),
      behind: () => bad('ตารางเป็นของเวอร์ชันเก่ากว่า', 'สำรองข้อมูลแล้วเปิดร้าน ระบบจะปรับตารางให้เอง'),
    },
  },
  'database-connections': {
    title: 'การเชื่อมต่อที่เหลือ',
    says: {
      enough: ({ left, most }) => good(`ว่าง ${left} จาก ${most}`),
      few: ({ left, most }) => bad(`ว่าง ${left} จาก ${most} แต่ร้านอีกหนึ่งโปรเซสต้องใช้ 11`, RAISE),
      none: ({ left, most }) => bad(`ว่าง ${left} จาก ${most} ร้านอาจต้องปฏิเสธลูกค้า`, RAISE),
    },
  },
  'database-standby': {
    title: 'เซิร์ฟเวอร์สำรอง (standby)',
    says: {
      follows: ({ count }) => good(`มี ${count} เซิร์ฟเวอร์ตามข้อมูลอยู่`),
      missing: () =>
        bad(
          'DATABASE_URL ระบุไว้หลายเซิร์ฟเวอร์ แต่ไม่มีตัวไหนตามข้อมูลจากตัวหลัก',
          'เปิดเซิร์ฟเวอร์สำรองหรือตั้งใหม่ ตอนนี้ถ้าตัวหลักล่มจะไม่มีตัวรับช่วงต่อ',
        ),
      awaited: () =>
        bad(
          'PostgreSQL กำลังรอเซิร์ฟเวอร์สำรองที่ไม่อยู่ จึงรับคำสั่งซื้อไม่ได้',
          'เปิดเซิร์ฟเวอร์สำรอง หรือเอาชื่อออกจาก synchronous_standby_names แล้ว reload',
        ),
    },
  },
  'database-replica': {
    title: 'เซิร์ฟเวอร์สำหรับอ่าน (replica)',
    says: {
      current: () => good('มีข้อมูลครบเท่าตัวหลัก'),
      behind: ({ seconds }) =>
        bad(
          `ข้อมูลช้ากว่าตัวหลัก ${seconds} วินาที หน้าร้านจึงอ่านจากตัวหลัก`,
          'ดูเครือข่ายระหว่างสองเซิร์ฟเวอร์ และดูว่าอะไรทำให้ตัวนี้ทำงานหนัก',
        ),
      away: ({ reason }) =>
        bad(`ไม่ตอบ: ${reason} หน้าร้านจึงอ่านจากตัวหลัก`, 'เปิดเซิร์ฟเวอร์ หรือแก้ DATABASE_REPLICA_URL'),
      is_none: () =>
        bad(
          'เซิร์ฟเวอร์ใน DATABASE_REPLICA_URL ไม่ได้ตามตัวหลัก จึงไม่ถูกใช้อ่าน',
          'ตั้งให้เป็น replica ใหม่ หรือเอาการตั้งค่านี้ออก',
        ),
    },
  },
}
