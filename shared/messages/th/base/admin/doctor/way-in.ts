import type { wayIn as en } from '../../../../en/base/admin/doctor/way-in.ts'
import { bad, good } from '../../../../../base/doctor/said.ts'
import { formatDate } from '../../../../../kernel/dates.ts'

const day = (text: string) => formatDate(new Date(text), 'th')

export const wayIn: typeof en = {
  site: {
    title: 'ร้านเมื่อเข้าจากภายนอก',
    says: {
      ready: ({ siteUrl }) => good(`${siteUrl} เข้าถึงร้านได้ และพร้อมขาย`),
      not_ready: ({ siteUrl, status }) =>
        bad(
          `${siteUrl}/readyz ตอบ ${status} ร้านยังไม่พร้อมขาย`,
          'ดูฐานข้อมูล ดิสก์ และบันทึกของร้าน ถ้าเป็นพร็อกซีที่ตอบ ให้ดูว่าพร็อกซีส่งต่อไปที่ไหน',
        ),
      away: ({ siteUrl, reason }) =>
        bad(
          `เข้าถึง ${siteUrl} จากเซิร์ฟเวอร์ไม่ได้: ${reason}`,
          'ดูว่าร้านและพร็อกซีทำงานอยู่ แล้วดู DNS กับไฟร์วอลล์ ถ้ามือถือนอกเครือข่ายเข้าได้ ให้เพิ่มชื่อนี้ใน /etc/hosts ของเซิร์ฟเวอร์',
        ),
      elsewhere: ({ siteUrl }) =>
        bad(
          `${siteUrl} ไม่ได้พามาที่ร้านนี้ หรือเป็นร้านที่ใช้ SECRET อื่น`,
          'ดูว่าพร็อกซีส่งต่อไปที่ไหน และทุกโปรเซสใช้การตั้งค่าเดียวกัน',
        ),
    },
  },
  host: {
    title: 'ชื่อเว็บ (Host)',
    says: {
      kept: ({ host }) => good(`พร็อกซีส่งต่อชื่อที่เบราว์เซอร์เรียก: ${host}`),
      changed: ({ host, expected }) =>
        bad(
          `ร้านถูกเรียกด้วยชื่อ ${host} แทนที่จะเป็น ${expected} ทุกแบบฟอร์มจึงถูกปฏิเสธ`,
          'ตั้งพร็อกซีให้ส่งต่อ Host ตามเดิม (nginx: proxy_set_header Host $http_host)',
        ),
    },
  },
  proxies: {
    title: 'พร็อกซีหน้าร้าน',
    says: {
      right: ({ count }) => good(`TRUST_PROXY เป็น ${count} ตรงกับจำนวนพร็อกซี`),
      too_many_trusted: ({ count, trusted }) =>
        bad(
          `TRUST_PROXY เป็น ${trusted} แต่มีพร็อกซี ${count} ตัว ใครก็ปลอมหมายเลข IP ของตัวเองได้`,
          `ตั้ง TRUST_PROXY=${count} แล้วเปิดร้านใหม่`,
        ),
      too_few_trusted: ({ count, trusted }) =>
        bad(
          `TRUST_PROXY เป็น ${trusted} แต่มีพร็อกซี ${count} ตัว ร้านเห็นลูกค้าทุกคนเป็นคนเดียว คนหนึ่งพลาด ทุกคนโดนล็อกไปด้วย`,
          `ตั้ง TRUST_PROXY=${count} แล้วเปิดร้านใหม่`,
        ),
      silent: () =>
        bad(
          'พร็อกซีไม่ได้บอกว่าใครเรียก ร้านเห็นลูกค้าทุกคนเป็นคนเดียว คนหนึ่งพลาด ทุกคนโดนล็อกไปด้วย',
          'ตั้งพร็อกซีให้ส่ง X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for)',
        ),
    },
  },
  tls: {
    title: 'ใบรับรองความปลอดภัย',
    says: {
      valid: ({ until, left }) => good(`ใช้ได้ถึง ${day(until)} อีก ${left} วัน`),
      ends_soon: ({ until, left }) =>
        bad(
          `จะหมดอายุ ${day(until)} ในอีก ${left} วัน ควรต่ออายุไปแล้ว`,
          'ต่ออายุ และดูว่าทำไมระบบไม่ต่อให้เอง: certbot renew --dry-run หรือบันทึกของ Caddy',
        ),
      ended: ({ until }) =>
        bad(`หมดอายุเมื่อ ${day(until)} เบราว์เซอร์จะไม่ยอมเปิดร้าน`, 'ต่ออายุตอนนี้: certbot renew หรือเปิด Caddy ใหม่'),
      untrusted: ({ reason }) =>
        bad(`เบราว์เซอร์ไม่เชื่อถือ: ${reason}`, 'ขอใบรับรองของชื่อนี้จาก Let’s Encrypt และตั้งพร็อกซีให้ส่งใบรับรองครบทั้งชุด'),
      none: () => bad('SITE_URL ไม่ได้ใช้ TLS', 'ตั้ง SITE_URL เป็น https'),
    },
  },
}
