import type { machine as en } from '../../../../en/base/admin/doctor/machine.ts'
import { bad, good } from '../../../../../base/doctor/said.ts'

const TIME_SYNC = 'เปิดการตั้งเวลาอัตโนมัติ: timedatectl set-ntp true'
const TIME_SYNC_BOTH = 'เปิดการตั้งเวลาอัตโนมัติทั้งสองเซิร์ฟเวอร์: timedatectl set-ntp true'
const MORE_MEMORY = 'หยุดโปรแกรมอื่นบนเซิร์ฟเวอร์ หรือเปลี่ยนไปใช้เซิร์ฟเวอร์ที่ใหญ่ขึ้น'

export const machine: typeof en = {
  settings: {
    title: 'การตั้งค่าระบบ',
    says: {
      live: ({ siteUrl }) => good(`ร้านใช้งานจริงอยู่ที่ ${siteUrl}`),
      demo: () => good('นี่คือเดโมที่เปิดได้เฉพาะในคอมพิวเตอร์ที่รันอยู่ เมื่อตั้งค่า SITE_URL แล้วจะตรวจส่วนที่เหลือให้'),
      refused: ({ message }) => bad(message, 'แก้การตั้งค่าของร้าน (เช่นในไฟล์ /etc/krok.env) แล้วเปิดร้านใหม่'),
    },
  },
  version: {
    title: 'เวอร์ชัน',
    says: { known: ({ version, node }) => good(`KROK ${version} บน Node ${node}`) },
  },
  'clock-database': {
    title: 'นาฬิกาเทียบกับฐานข้อมูล',
    says: {
      agrees: () => good('เวลาตรงกัน'),
      off: ({ seconds }) => bad(`เวลาต่างกัน ${seconds} วินาที`, TIME_SYNC_BOTH),
      far_off: ({ seconds }) =>
        bad(`เวลาต่างกัน ${seconds} วินาที รหัสยืนยัน การจองสินค้า และเวลาเปิดร้านจะคลาดเคลื่อน`, TIME_SYNC_BOTH),
    },
  },
  'clock-world': {
    title: 'นาฬิกาเทียบกับเวลาสากล',
    says: {
      agrees: ({ host }) => good(`เวลาตรงกับ ${host}`),
      off: ({ host, seconds }) => bad(`เวลาต่างจาก ${host} ${seconds} วินาที`, TIME_SYNC),
      far_off: ({ host, seconds }) =>
        bad(`เวลาต่างจาก ${host} ${seconds} วินาที รหัสยืนยัน การจองสินค้า และเวลาเปิดร้านจะคลาดเคลื่อน`, TIME_SYNC),
    },
  },
  'disk-data': {
    title: 'ดิสก์ที่เก็บข้อมูล',
    says: {
      enough: ({ folder, free, total }) => good(`เหลือ ${free} จาก ${total} ที่ ${folder}`),
      low: ({ folder, free, total }) =>
        bad(`เหลือ ${free} จาก ${total} ที่ ${folder}`, 'ลบข้อมูลสำรองและบันทึกเก่า หรือเพิ่มขนาดดิสก์'),
      full: ({ folder, free, total }) =>
        bad(
          `เหลือ ${free} จาก ${total} ที่ ${folder} อีกไม่นานร้านจะขายไม่ได้`,
          'เพิ่มพื้นที่ว่างตอนนี้: ลบข้อมูลสำรองและบันทึกเก่า หรือเพิ่มขนาดดิสก์',
        ),
      shut: ({ folder, reason }) =>
        bad(`ร้านเขียนไฟล์ที่ ${folder} ไม่ได้: ${reason}`, 'ดูว่าโฟลเดอร์ใน DATA_DIR มีอยู่ และเป็นของผู้ใช้ที่เปิดร้าน'),
    },
  },
  'disk-temporary': {
    title: 'ดิสก์สำหรับไฟล์ชั่วคราว',
    says: {
      enough: ({ folder, free, total }) => good(`เหลือ ${free} จาก ${total} ที่ ${folder}`),
      low: ({ folder, free, total }) =>
        bad(`เหลือ ${free} จาก ${total} ที่ ${folder}`, 'เพิ่มพื้นที่ว่าง หรือตั้งโฟลเดอร์อื่นด้วย TMPDIR'),
      full: ({ folder, free, total }) =>
        bad(
          `เหลือ ${free} จาก ${total} ที่ ${folder} การอัปโหลดและการสำรองข้อมูลจะล้มเหลว`,
          'เพิ่มพื้นที่ว่าง หรือตั้งโฟลเดอร์อื่นด้วย TMPDIR',
        ),
      shut: ({ folder, reason }) => bad(`ร้านเขียนไฟล์ที่ ${folder} ไม่ได้: ${reason}`, 'ตั้งโฟลเดอร์อื่นด้วย TMPDIR'),
    },
  },
  memory: {
    title: 'หน่วยความจำ',
    says: {
      enough: ({ free, total }) => good(`เหลือ ${free} จาก ${total}`),
      low: ({ free, total }) => bad(`เหลือ ${free} จาก ${total}`, MORE_MEMORY),
      out: ({ free, total }) => bad(`เหลือ ${free} จาก ${total} ระบบอาจปิดร้านได้ทุกเมื่อ`, MORE_MEMORY),
    },
  },
}
