import type { services as en } from '../../../../en/base/admin/doctor/services.ts'
import { bad, good } from '../../../../../base/doctor/said.ts'
import { formatDateTime } from '../../../../../kernel/dates.ts'

const when = (text: string) => formatDateTime(new Date(text), 'th')

export const services: typeof en = {
  'mail-server': {
    title: 'เซิร์ฟเวอร์อีเมล',
    says: {
      accepts: ({ host }) => good(`เข้าใช้ ${host} ได้`),
      away: ({ host, reason }) =>
        bad(
          `${host} ไม่ตอบ: ${reason}`,
          'ดูชื่อและพอร์ตใน SMTP_URL ผู้ให้เช่าเซิร์ฟเวอร์หลายรายปิดพอร์ต 25 ให้ใช้ 465 หรือ 587',
        ),
      no_tls: ({ host }) =>
        bad(
          `${host} ไม่มี TLS ร้านจึงไม่ส่งอีเมล`,
          'ใช้พอร์ตที่มี TLS (smtps://…:465) ถ้าอยู่ในเครือข่ายส่วนตัว เติม ?requireTLS=false ใน SMTP_URL',
        ),
      refused: ({ host, reason }) =>
        bad(
          `${host} ไม่รับการเข้าสู่ระบบ: ${reason}`,
          'แก้ชื่อผู้ใช้และรหัสผ่านใน SMTP_URL ถ้ามี @ / : หรือ % ให้เขียนแบบ % นำหน้า',
        ),
    },
  },
  'mail-spf': {
    title: 'SPF',
    says: {
      there: ({ domain }) => good(`${domain} ระบุแล้วว่าใครส่งอีเมลแทนได้`),
      missing: ({ domain }) =>
        bad(
          `${domain} ยังไม่ระบุว่าใครส่งอีเมลแทนได้ อีเมลอาจเข้าสแปม`,
          'เพิ่มระเบียน TXT ที่ผู้ให้บริการอีเมลให้มา เช่น "v=spf1 include:… ~all"',
        ),
      several: ({ domain }) =>
        bad(`${domain} มีระเบียน SPF มากกว่าหนึ่ง จึงไม่มีผลเลย`, 'รวมทั้งหมดไว้ในระเบียน TXT เดียว'),
    },
  },
  'mail-dkim': {
    title: 'DKIM',
    says: {
      there: ({ domain }) => good(`${domain} มีกุญแจลายเซ็นแล้ว ส่งอีเมลทดสอบถึงตัวเองเพื่อดูว่ามีลายเซ็นจริง`),
      missing: ({ domain }) =>
        bad(`${domain} ยังไม่มีกุญแจลายเซ็น อีเมลอาจเข้าสแปม`, 'เปิด DKIM ที่ผู้ให้บริการอีเมล แล้วเพิ่มระเบียนที่ได้มา'),
    },
  },
  'mail-dmarc': {
    title: 'DMARC',
    says: {
      there: ({ domain, policy }) => good(`${domain} ระบุแล้วว่าให้ทำอย่างไรกับอีเมลปลอม: ${policy}`),
      missing: ({ domain }) =>
        bad(
          `${domain} ยังไม่ระบุว่าให้ทำอย่างไรกับอีเมลปลอม ผู้ให้บริการรายใหญ่อาจไม่รับจดหมายข่าว`,
          'เพิ่มระเบียน TXT ที่ _dmarc เช่น "v=DMARC1; p=none; rua=mailto:…"',
        ),
    },
  },
  storage: {
    title: 'รูปที่อัปโหลด',
    says: {
      works: ({ place }) => good(`เขียน อ่าน และลบไฟล์ทดสอบใน ${place} ได้`),
      full: ({ place, reason }) => bad(`${place} เต็ม: ${reason}`, 'เพิ่มพื้นที่ว่าง หรือเพิ่มขีดจำกัดของ bucket'),
      forbidden: ({ place, reason }) =>
        bad(
          `ร้านไม่มีสิทธิ์ใช้ ${place}: ${reason}`,
          'กุญแจใน STORAGE_URL ต้อง put, get, delete และ list ได้ ถ้าเป็นโฟลเดอร์ต้องเป็นของผู้ใช้ที่เปิดร้าน',
        ),
      unavailable: ({ place, reason }) =>
        bad(`${place} ทำงานไม่ได้: ${reason}`, 'ดู STORAGE_URL และดูว่าบริการนั้นเปิดอยู่'),
    },
  },
  'storage-public': {
    title: 'ที่ที่เบราว์เซอร์ดึงรูป',
    says: {
      open: ({ address }) => good(`${address} ส่งรูปที่ร้านเก็บไว้ได้`),
      shut: ({ address, reason }) =>
        bad(
          `${address} ส่งรูปที่ร้านเก็บไว้ไม่ได้: ${reason}`,
          'อนุญาตให้ทุกคนอ่านใต้ pictures/ หรือเอา STORAGE_PUBLIC_URL ออก',
        ),
    },
  },
  payments: {
    title: 'การแจ้งผลการชำระเงิน',
    says: {
      arrive: ({ names }) => good(`${names} แจ้งผลมาถึงร้านได้`),
      transfers: () => good('ร้านรับเฉพาะการโอนเงิน จึงไม่ต้องมีใครแจ้งผลเข้ามา'),
      blocked: ({ names, address, reason }) =>
        bad(
          `ข้อมูลที่ ${names} ส่งมาที่ ${address} ไม่ถึงร้าน: ${reason} คำสั่งซื้อที่ชำระแล้วจะค้างเป็นยังไม่ชำระ`,
          'ตั้งพร็อกซีและระบบป้องกันด้านหน้าให้ปล่อยคำขอ POST ใต้ /webhooks/ ผ่านมาโดยไม่แก้ไข',
        ),
    },
  },
  backups: {
    title: 'ข้อมูลสำรอง',
    says: {
      proved: ({ made }) => good(`ชุดล่าสุด (${when(made)}) ลองกู้คืนและตรวจแล้ว`),
      unproved: ({ made }) =>
        bad(`ชุดล่าสุดคือ ${when(made)} แต่หนึ่งวันครึ่งที่ผ่านมาไม่มีชุดไหนได้ลองกู้คืนและตรวจ`, 'ดูสาเหตุที่ /admin/backups'),
      late: ({ made }) =>
        bad(`ชุดล่าสุดคือ ${when(made)} ยังไม่มีชุดของคืนที่ผ่านมา`, 'ดูสาเหตุที่ /admin/backups แล้วสำรองใหม่'),
      none: () => bad('ยังไม่เคยสำรองข้อมูล', 'สำรองได้ที่ /admin/backups หรือรอคืนนี้'),
      off: () => bad('ร้านไม่ได้สำรองข้อมูลเอง', 'เปิดได้ที่ /admin/settings เว้นแต่มีระบบอื่นสำรองให้อยู่แล้ว'),
    },
  },
  'jobs-waiting': {
    title: 'งานเบื้องหลัง',
    says: {
      prompt: () => good('ไม่มีงานค้าง'),
      late: ({ kind, minutes }) =>
        bad(`${kind} ค้างมา ${minutes} นาที`, 'อีกสักครู่ลองตรวจใหม่ ถ้านานขึ้นให้ดูบันทึกของร้าน'),
      stuck: ({ kind, minutes }) =>
        bad(`${kind} ค้างมา ${minutes} นาที ไม่มีใครทำงานนี้`, 'ดูว่าโปรเซสของร้านทำงานอยู่ แล้วเปิดใหม่'),
    },
  },
  'jobs-failed': {
    title: 'งานที่ล้มเลิก',
    says: {
      none: () => good('ไม่มีในสัปดาห์ที่ผ่านมา'),
      some: ({ count, kinds }) =>
        bad(`${count} งานในสัปดาห์ที่ผ่านมา: ${kinds}`, 'ดูใน log ที่ข้อความ “job failed for good” ซึ่งบอกสาเหตุไว้'),
    },
  },
}
