import type { TextEdition } from '../schemas.ts'

/** /privacy, by POPIA sections 18 and 69. The times are those of docs/guides/data-kept.md. */
export const privacy: TextEdition[] = [
  {
    title: { en: 'Privacy', th: 'ความเป็นส่วนตัว' },
    metaDescription: {
      en: 'What KROK keeps about you, why, for how long, who else sees it, and how you get it, correct it or have it deleted under POPIA.',
      th: 'KROK เก็บข้อมูลอะไรของคุณ เพื่ออะไร นานแค่ไหน ใครเห็นบ้าง และวิธีขอดู แก้ไข หรือลบข้อมูลตามกฎหมาย POPIA',
    },
    lead: {
      en: 'We keep what we need to cook, pack and deliver, and what the law asks for. No advertising networks, no tracking, no selling of addresses.',
      th: 'เราเก็บเฉพาะข้อมูลที่ใช้ทำ แพ็ก และส่งสินค้า กับที่กฎหมายกำหนด ไม่มีเครือข่ายโฆษณา ไม่ติดตามการใช้งาน ไม่ขายรายชื่อ',
    },
    updated: '2026-11-24',
    blocks: [
      { kind: 'heading', id: 'who', text: { en: 'Who is responsible', th: 'ผู้รับผิดชอบข้อมูล' } },
      {
        kind: 'text',
        text: {
          en: '{company} decides what happens to your data and answers for it. Our Information Officer under the Protection of Personal Information Act (POPIA) is the head of the company. Write to {email} with the subject “Information Officer”, or call {phone}.',
          th: '{company} เป็นผู้ตัดสินใจและรับผิดชอบข้อมูลของคุณ เจ้าหน้าที่ดูแลข้อมูล (Information Officer) ตามกฎหมายคุ้มครองข้อมูลส่วนบุคคลของแอฟริกาใต้ (POPIA) คือผู้บริหารสูงสุดของบริษัท ติดต่อได้ที่ {email} หัวข้อ “Information Officer” หรือโทร {phone}',
        },
      },
      { kind: 'fact', fact: 'company' },

      { kind: 'heading', id: 'what', text: { en: 'What we keep, and why', th: 'เราเก็บอะไร เพื่ออะไร' } },
      {
        kind: 'list',
        items: [
          {
            en: 'When you order: your name, email address, phone number, postal address, what you ordered and the note you wrote; for a business invoice also company and VAT number. Without these we can’t deliver or issue an invoice.',
            th: 'เมื่อคุณสั่งซื้อ: ชื่อ อีเมล เบอร์โทรศัพท์ ที่อยู่ รายการที่สั่ง และข้อความที่คุณเขียน ถ้าขอใบกำกับภาษีในนามบริษัท มีชื่อบริษัทกับเลขทะเบียน VAT ด้วย ถ้าไม่มีข้อมูลนี้ เราจัดส่งหรือออกเอกสารไม่ได้',
          },
          {
            en: 'When you pay: that you paid, how much, when, and the provider’s reference. Card details are entered on the pages of {paymentProviders}. We never see or store them.',
            th: 'เมื่อคุณชำระเงิน: สถานะ ยอดเงิน เวลา และหมายเลขอ้างอิงของผู้ให้บริการ ข้อมูลบัตรกรอกในหน้าของ {paymentProviders} เราไม่เห็นและไม่เก็บ',
          },
          {
            en: 'If you have an account: your name, email address, phone number and language, your password as a hash that nobody can read back, the devices you are signed in with, your cart, the recipes you saved, and the notes our staff make when they help you.',
            th: 'ถ้าคุณมีบัญชี: ชื่อ อีเมล เบอร์โทรศัพท์ ภาษา รหัสผ่านที่แปลงแล้วจนไม่มีใครอ่านกลับได้ อุปกรณ์ที่เข้าสู่ระบบ ตะกร้า สูตรที่บันทึกไว้ และบันทึกของพนักงานเมื่อช่วยเหลือคุณ',
          },
          {
            en: 'If you ask for our newsletter, or to be told when a jar is back: your email address and language, what you asked for, and when, where and by which words you agreed.',
            th: 'ถ้าคุณขอรับจดหมายข่าว หรือให้แจ้งเมื่อสินค้ากลับมา: อีเมล ภาษา สิ่งที่คุณขอ และหลักฐานว่าคุณยินยอมเมื่อไร ที่ไหน ด้วยข้อความใด',
          },
          {
            en: 'If you sign up for an event or its waitlist: your name, email address, phone number, how many seats, and what you note for us, an allergy for example. We use that to cook for you safely at the event, and for nothing else.',
            th: 'ถ้าคุณลงชื่อร่วมกิจกรรมหรือรายชื่อสำรอง: ชื่อ อีเมล เบอร์โทรศัพท์ จำนวนที่นั่ง และสิ่งที่คุณแจ้งเรา เช่น อาหารที่แพ้ เราใช้ข้อมูลนี้เพื่อทำอาหารให้คุณปลอดภัยในงานเท่านั้น',
          },
          {
            en: 'If you reserve a table or join the waitlist for one: your name, email address, phone number, day, time and how many you are, and what you note for us, an allergy or an occasion for example. We use that to keep your table and to cook for you safely, and for nothing else.',
            th: 'ถ้าคุณจองโต๊ะหรืออยู่ในรายชื่อสำรอง: ชื่อ อีเมล เบอร์โทรศัพท์ วัน เวลา จำนวนคน และสิ่งที่คุณแจ้งเรา เช่น อาหารที่แพ้หรือโอกาสพิเศษ เราใช้ข้อมูลนี้เพื่อเก็บโต๊ะและทำอาหารให้คุณปลอดภัยเท่านั้น',
          },
          {
            en: 'If you write to us on the contact page: your name, email address, what you wrote and our answer, and what our staff note about it.',
            th: 'ถ้าคุณเขียนถึงเราในหน้าติดต่อเรา: ชื่อ อีเมล ข้อความของคุณ คำตอบของเรา และบันทึกของพนักงานในเรื่องนั้น',
          },
          {
            en: 'If you ask the automatic helper something that it doesn’t know: the question, without email addresses and long numbers, and not who asked.',
            th: 'ถ้าคุณถามสิ่งที่ผู้ช่วยอัตโนมัติไม่รู้: เก็บเฉพาะคำถาม โดยตัดอีเมลและเลขยาวๆ ออก และไม่เก็บว่าใครถาม',
          },
          {
            en: 'If you review a jar or rate a recipe: your stars, your words and when. A review that is shown carries the name you chose for it.',
            th: 'ถ้าคุณรีวิวสินค้าหรือให้คะแนนสูตรอาหาร: คะแนน ข้อความ และเวลา รีวิวที่แสดงมีชื่อตามที่คุณเลือกไว้',
          },
          {
            en: 'For the safety of everyone: when somebody signed in, what was refused, and a coded form of the network address, from which the address itself can’t be read.',
            th: 'เพื่อความปลอดภัยของทุกคน: มีการเข้าสู่ระบบเมื่อไร รายการใดถูกปฏิเสธ และ IP ในรูปแบบเข้ารหัสที่อ่านย้อนกลับไม่ได้',
          },
          {
            en: 'From your browser: how fast our pages are, and what goes wrong in them, without knowing who you are. We keep that for 90 days.',
            th: 'จากเบราว์เซอร์ของคุณ: ความเร็วของหน้าเว็บและข้อผิดพลาดในหน้า โดยไม่รู้ว่าคุณเป็นใคร เก็บไว้ 90 วัน',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'We get all this from you, and about payments from the payment provider. The law lets us use it to fulfil our contract with you, to answer you, to do what tax and food law require, to keep the shop safe, and, for newsletters and reminders, because you agreed. We make no decisions about you by machine alone that would have legal effect.',
          th: 'ข้อมูลทั้งหมดได้จากคุณ ส่วนเรื่องการชำระเงินได้จากผู้ให้บริการชำระเงิน เราใช้เพื่อทำตามสัญญากับคุณ ตอบคำถามของคุณ ทำตามกฎหมายภาษีและอาหาร รักษาความปลอดภัยของร้าน และส่งข่าวสารเมื่อคุณยินยอม เราไม่ให้ระบบตัดสินใจเรื่องที่มีผลทางกฎหมายต่อคุณเพียงลำพัง',
        },
      },

      { kind: 'heading', id: 'others', text: { en: 'Who else sees it', th: 'ใครเห็นข้อมูลบ้าง' } },
      {
        kind: 'list',
        items: [
          {
            en: 'The courier gets your name, address and phone number, to bring the parcel.',
            th: 'บริษัทขนส่งได้ชื่อ ที่อยู่ และเบอร์โทรศัพท์ เพื่อนำส่งพัสดุ',
          },
          {
            en: '{paymentProviders}, whichever you choose, gets your name, email address, the amount and the order number. Your bank sees a transfer.',
            th: '{paymentProviders} ตามที่คุณเลือก ได้ชื่อ อีเมล ยอดเงิน และเลขที่คำสั่งซื้อ ถ้าโอนเงิน ธนาคารเห็นรายการโอน',
          },
          {
            en: 'If you ask the automatic helper: {chatHost} gets your question without email addresses and long numbers, and what we would answer, to put it into words. It never learns your network address, and who you are only if you write it. Questions about allergens, orders and tables never go there.',
            th: 'ถ้าคุณถามผู้ช่วยอัตโนมัติ: {chatHost} ได้รับคำถามของคุณโดยตัดอีเมลและเลขยาวๆ ออก พร้อมคำตอบของเรา เพื่อช่วยเรียบเรียงคำตอบ โดยไม่ได้ที่อยู่ IP ของคุณ และไม่รู้ว่าคุณเป็นใครถ้าคุณไม่เขียนบอก คำถามเรื่องสารก่อภูมิแพ้ คำสั่งซื้อ และโต๊ะ ไม่ถูกส่งไปที่นั่น',
          },
          {
            en: 'The companies that run our servers and send our emails process data for us, under contract, and may not use it for themselves. If one of them works outside South Africa, the contract or that country’s law has to protect your data as POPIA does (section 72).',
            th: 'บริษัทที่ดูแลเซิร์ฟเวอร์และระบบส่งอีเมลประมวลผลข้อมูลแทนเราตามสัญญา นำไปใช้เองไม่ได้ หากอยู่นอกแอฟริกาใต้ สัญญาหรือกฎหมายของประเทศนั้นต้องคุ้มครองข้อมูลของคุณเทียบเท่า POPIA (มาตรา 72)',
          },
          {
            en: 'SARS, auditors and courts, where the law says so. Nobody else. We don’t sell or swap addresses.',
            th: 'กรมสรรพากรแอฟริกาใต้ (SARS) ผู้สอบบัญชี และศาล เมื่อกฎหมายกำหนด นอกจากนี้ไม่มีใคร เราไม่ขายหรือแลกเปลี่ยนรายชื่อ',
          },
        ],
      },

      { kind: 'heading', id: 'kept', text: { en: 'How long we keep it', th: 'เก็บไว้นานแค่ไหน' } },
      {
        kind: 'text',
        text: {
          en: 'The shop looks every hour for what it no longer needs, and deletes it.',
          th: 'ระบบตรวจทุกชั่วโมงว่ามีอะไรไม่จำเป็นต้องเก็บแล้ว และลบทิ้ง',
        },
      },
      {
        kind: 'list',
        items: [
          {
            en: 'Orders, payments and tax documents: tax law wants invoices for five years, and company law wants them for seven years. If you delete your account, or ask us as a guest, we remove email address, phone number and note as soon as the order is finished. Name and postal address stay in our books for those seven years; what was sold for how much stays longer.',
            th: 'คำสั่งซื้อ การชำระเงิน และเอกสารภาษี: กฎหมายภาษีกำหนดให้เก็บ 5 ปี กฎหมายบริษัท 7 ปี ถ้าคุณลบบัญชี หรือขอให้ลบในฐานะลูกค้าทั่วไป เราลบอีเมล เบอร์โทรศัพท์ และข้อความทันทีที่คำสั่งซื้อเสร็จสิ้น ส่วนชื่อและที่อยู่ยังอยู่ในสมุดบัญชีของร้านตลอด 7 ปีนั้น รายการสินค้าและยอดเงินอยู่นานกว่า',
          },
          {
            en: 'What payment providers report: seven years, as long as invoices. Reports that turned out to be false or empty: 30 days.',
            th: 'รายการแจ้งผลการชำระเงินจากผู้ให้บริการ: 7 ปีเท่าใบกำกับภาษี รายการปลอมหรือไม่มีข้อมูล: 30 วัน',
          },
          {
            en: 'Your account: until you delete it, or ask us to. Staff notes, saved recipes, seats, messages, reviews and the history of your consent go with it. An account whose email address was never confirmed: 30 days.',
            th: 'บัญชีของคุณ: จนกว่าคุณจะลบหรือขอให้เราลบ บันทึกของพนักงาน สูตรที่บันทึกไว้ ที่นั่งในกิจกรรม ข้อความ รีวิว และประวัติการรับข่าวสารจะหายไปพร้อมกัน บัญชีที่ไม่เคยยืนยันอีเมล: 30 วัน',
          },
          {
            en: 'Sign-ins: you stay signed in for 14 days without use and 90 days at most. Sessions, known devices, codes and emailed links that have ended are deleted after one day.',
            th: 'การเข้าสู่ระบบ: อยู่ได้ 14 วันถ้าไม่ใช้งาน และไม่เกิน 90 วัน การเข้าสู่ระบบ อุปกรณ์ที่รู้จัก รหัสยืนยัน และลิงก์ในอีเมลที่สิ้นสุดแล้ว ลบหลังจาก 1 วัน',
          },
          {
            en: 'Who signed in when, and what was refused: 90 days. Counters against too many tries: a day at most.',
            th: 'ประวัติการเข้าสู่ระบบและรายการที่ถูกปฏิเสธ: 90 วัน ตัวนับการลองซ้ำ: ไม่เกิน 1 วัน',
          },
          {
            en: 'The record of emails that we sent you: 30 days. Of emails that could not be sent: 180 days.',
            th: 'บันทึกอีเมลที่ส่งถึงคุณ: 30 วัน อีเมลที่ส่งไม่สำเร็จ: 180 วัน',
          },
          {
            en: 'A cart in your account that nobody changes: 180 days. The marks by which we avoid placing your order twice: 30 days.',
            th: 'ตะกร้าในบัญชีที่ไม่มีการแก้ไข: 180 วัน เครื่องหมายที่ใช้กันการสั่งซื้อซ้ำ: 30 วัน',
          },
          {
            en: 'While an order is unpaid, coded forms of email address, phone number and network address, so that nobody can block our stock. They are deleted when the order is paid or ends.',
            th: 'ระหว่างที่คำสั่งซื้อยังไม่ชำระ เราเก็บอีเมล เบอร์โทรศัพท์ และ IP ในรูปแบบเข้ารหัส เพื่อกันการจองสต็อกโดยไม่ซื้อ และลบเมื่อชำระแล้วหรือคำสั่งซื้อสิ้นสุด',
          },
          {
            en: 'Your consent to emails, with the words you agreed to, and its end: as long as the shop exists, because we have to be able to show it, or until you ask us to delete it. A newsletter that was asked for and never confirmed: 7 days.',
            th: 'หลักฐานการยินยอมรับอีเมล ข้อความที่คุณยินยอม และการยกเลิก: ตลอดอายุของร้าน เพราะเราต้องแสดงหลักฐานได้ หรือจนกว่าคุณจะขอให้ลบ การสมัครที่ไม่ได้ยืนยัน: 7 วัน',
          },
          {
            en: 'Questions that the automatic helper doesn’t know: 90 days after they were last asked.',
            th: 'คำถามที่ผู้ช่วยอัตโนมัติไม่รู้: 90 วันหลังจากมีคนถามครั้งล่าสุด',
          },
          {
            en: 'To whom we sent which newsletter: 90 days.',
            th: 'บันทึกว่าส่งจดหมายข่าวฉบับใดถึงใคร: 90 วัน',
          },
          {
            en: 'A request to be told when a jar is back: until we have told you, one year at most; 7 days if you don’t confirm your address.',
            th: 'คำขอให้แจ้งเมื่อสินค้ากลับมา: จนกว่าจะแจ้งแล้ว ไม่เกิน 1 ปี ถ้าไม่ยืนยันอีเมล 7 วัน',
          },
          {
            en: 'Who signed up for an event, with all that was noted for it: 90 days after the event.',
            th: 'รายชื่อผู้ร่วมกิจกรรมและสิ่งที่แจ้งไว้: 90 วันหลังจบงาน',
          },
          {
            en: 'Reservations of tables, with all that was noted for them: one year. Who only waited for a table: 30 days. A table that was held while you filled the form, and not reserved: one day.',
            th: 'การจองโต๊ะและสิ่งที่แจ้งไว้: 1 ปี ผู้ที่อยู่ในรายชื่อสำรอง: 30 วัน โต๊ะที่ถือไว้ระหว่างกรอกแบบฟอร์มแต่ไม่ได้จอง: 1 วัน',
          },
          {
            en: 'Messages from the contact page and our answers: two years after the last of them.',
            th: 'ข้อความจากหน้าติดต่อเราและคำตอบของเรา: 2 ปีหลังข้อความสุดท้าย',
          },
          {
            en: 'Reviews and ratings: until you take yours back, or delete your account, or ask us to.',
            th: 'รีวิวและคะแนน: จนกว่าคุณจะลบ ลบบัญชี หรือขอให้เราลบ',
          },
          {
            en: 'The log of what our staff did: as long as the shop exists. It names people by number only.',
            th: 'ประวัติการทำงานของพนักงาน: ตลอดอายุของร้าน บันทึกเป็นหมายเลขเท่านั้น ไม่มีชื่อ',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'Backups are copies of all this. What is deleted here leaves them when newer ones replace them.',
          th: 'ไฟล์สำรองเป็นสำเนาของข้อมูลทั้งหมดนี้ สิ่งที่ลบแล้วจะหายไปเมื่อไฟล์สำรองชุดใหม่มาแทน',
        },
      },

      { kind: 'heading', id: 'cookies', text: { en: 'Cookies', th: 'คุกกี้' } },
      {
        kind: 'text',
        text: {
          en: 'All our cookies are our own and needed for what you do here, so there is no banner to click away: your session, a mark that you signed out while the shop could not be reached, a mark that your browser is known to your account, your cart, a checkout or sign-in that is under way, your last order until you close the browser, the table that you are reserving or have jars brought to, a link from one of our emails that you opened, a mark that you have just changed something, a message to show you once, the province that you chose for delivery, and your language and currency. Your choices and your cart stay for a year. While a sign-in waits for its code, your browser remembers the address and the time, never the password. While you check out, the tab remembers what you typed, never anything of a card, until you order, sign out or close it. After you subscribed to the newsletter here, it remembers that it did.',
          th: 'คุกกี้ทั้งหมดเป็นของเราเองและจำเป็นต่อการใช้งาน จึงไม่มีป้ายให้กดยอมรับ ได้แก่ การเข้าสู่ระบบ เครื่องหมายว่าคุณออกจากระบบขณะที่ติดต่อร้านไม่ได้ เครื่องหมายว่าเบราว์เซอร์นี้เคยใช้กับบัญชีของคุณ ตะกร้า ขั้นตอนชำระเงินหรือเข้าสู่ระบบที่ยังไม่เสร็จ คำสั่งซื้อล่าสุดจนกว่าจะปิดเบราว์เซอร์ โต๊ะที่คุณกำลังจองหรือจะรับสินค้า ลิงก์จากอีเมลของเราที่คุณเปิด เครื่องหมายว่าคุณเพิ่งแก้ไขข้อมูล ข้อความที่จะแสดงหนึ่งครั้ง จังหวัดที่เลือกให้จัดส่ง ภาษา และสกุลเงิน ตะกร้ากับตัวเลือกของคุณอยู่ได้ 1 ปี ระหว่างรอรหัสยืนยัน เบราว์เซอร์จำอีเมลกับเวลาไว้ แต่ไม่จำรหัสผ่าน ระหว่างสั่งซื้อ แท็บจำสิ่งที่คุณกรอกไว้ ยกเว้นข้อมูลบัตร จนกว่าคุณจะสั่งซื้อเสร็จ ออกจากระบบ หรือปิดแท็บ เมื่อคุณสมัครรับจดหมายข่าวที่นี่ เบราว์เซอร์จะจำไว้ว่าสมัครแล้ว',
        },
      },

      {
        kind: 'text',
        text: {
          en: 'Recipes that you open are kept on your device too, up to 50 of them, so that you can cook without a connection. There is nothing about you in them. Clear your browser’s data to remove them. The last five products that you looked at stay in your browser, and only there; a button beside the list clears them.',
          th: 'สูตรอาหารที่คุณเปิดจะเก็บไว้ในอุปกรณ์ของคุณด้วย ไม่เกิน 50 สูตร ไม่มีอินเทอร์เน็ตก็เปิดทำได้ ในนั้นไม่มีข้อมูลของคุณ ล้างข้อมูลเบราว์เซอร์เมื่อต้องการลบ สินค้าห้าอย่างล่าสุดที่คุณดูก็เก็บไว้ในเบราว์เซอร์ของคุณเท่านั้น ข้างรายการมีปุ่มล้าง',
        },
      },

      {
        kind: 'heading',
        id: 'news',
        text: { en: 'Newsletters and reminders', th: 'จดหมายข่าวและอีเมลแจ้งเตือน' },
      },
      {
        kind: 'text',
        text: {
          en: 'There are four kinds: the newsletter; a note, once, when a jar you asked for is back; a reminder, once, of a cart that you left; and a question, two weeks after delivery, how a jar was. You get each of them only if you asked for it or agreed to it, for an address that you have proved. Each one names us, says how to reach us, and has a link that ends it with one click and one to choose what you want. Nothing in our emails tells us whether you opened them. Emails about an order, seats at an event or a question of yours are not advertising and come without.',
          th: 'มีสี่แบบ: จดหมายข่าว อีเมลหนึ่งฉบับเมื่อสินค้าที่คุณขอให้แจ้งกลับมา อีเมลหนึ่งฉบับเตือนเรื่องตะกร้าที่ค้างไว้ และอีเมลสองสัปดาห์หลังจัดส่งเพื่อถามว่าสินค้าเป็นอย่างไร เราส่งแต่ละแบบเฉพาะเมื่อคุณขอหรือยินยอม และยืนยันอีเมลแล้ว ทุกฉบับบอกว่าเราคือใคร ติดต่อได้ที่ไหน มีลิงก์เลิกรับในคลิกเดียว และลิงก์เลือกสิ่งที่อยากรับ ไม่มีอะไรในอีเมลที่บอกเราว่าคุณเปิดอ่านหรือไม่ ส่วนอีเมลเรื่องคำสั่งซื้อ ที่นั่งในกิจกรรม หรือคำถามของคุณไม่ใช่โฆษณา เราส่งตามปกติ',
        },
      },

      { kind: 'heading', id: 'rights', text: { en: 'Your rights', th: 'สิทธิของคุณ' } },
      {
        kind: 'list',
        items: [
          {
            en: 'To know what we keep about you, and to have a copy (section 23). With an account: Settings, Download your data.',
            th: 'ขอทราบและขอสำเนาข้อมูลที่เราเก็บเกี่ยวกับคุณ (มาตรา 23) ถ้ามีบัญชี ไปที่การตั้งค่า แล้วเลือกดาวน์โหลดข้อมูลของคุณ',
          },
          {
            en: 'To have it corrected or deleted (section 24). With an account: Profile, or Settings, Delete account.',
            th: 'ขอให้แก้ไขหรือลบข้อมูล (มาตรา 24) ถ้ามีบัญชี ไปที่โปรไฟล์ หรือการตั้งค่า แล้วเลือกลบบัญชี',
          },
          {
            en: 'To object to how we use it (section 11(3)), and to advertising at any time (section 69).',
            th: 'คัดค้านการใช้ข้อมูล (มาตรา 11(3)) และปฏิเสธโฆษณาได้ทุกเมื่อ (มาตรา 69)',
          },
          {
            en: 'To take back a consent. What we did before stays lawful.',
            th: 'ถอนความยินยอม โดยไม่กระทบสิ่งที่ทำไปแล้วก่อนถอน',
          },
          {
            en: 'To complain to the Information Regulator (section 74).',
            th: 'ร้องเรียนต่อ Information Regulator (มาตรา 74)',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'Write to {email}, call {phone} or send a letter to {address}; no form is needed. It costs nothing. We first make sure that it is you, and answer within 30 days. If we may not delete something because the law needs it, we tell you what and for how long. You may also ask for our records under the Promotion of Access to Information Act (PAIA), at the same address.',
          th: 'เขียนถึง {email} โทร {phone} หรือส่งจดหมายมาที่ {address} ไม่ต้องใช้แบบฟอร์มและไม่มีค่าใช้จ่าย เราจะยืนยันก่อนว่าเป็นคุณจริง แล้วตอบภายใน 30 วัน ถ้ามีข้อมูลที่ลบไม่ได้เพราะกฎหมาย เราจะบอกว่าคืออะไรและต้องเก็บถึงเมื่อไร ขอเอกสารตามกฎหมาย PAIA ได้ที่เดียวกัน',
        },
      },

      { kind: 'heading', id: 'safety', text: { en: 'How we protect it', th: 'เราปกป้องข้อมูลอย่างไร' } },
      {
        kind: 'text',
        text: {
          en: 'The connection is encrypted. Signing in takes your password and a code sent by email. Staff see only what their work needs, and what they do is logged. If your data should ever fall into the wrong hands, we tell you and the Information Regulator as soon as we reasonably can (section 22).',
          th: 'การเชื่อมต่อเข้ารหัสทั้งหมด การเข้าสู่ระบบต้องใช้รหัสผ่านและรหัสยืนยันทางอีเมล พนักงานเห็นเฉพาะข้อมูลที่ใช้ทำงาน และมีบันทึกทุกครั้ง ถ้าข้อมูลของคุณรั่วไหล เราจะแจ้งคุณและ Information Regulator โดยเร็วที่สุด (มาตรา 22)',
        },
      },

      { kind: 'heading', id: 'children', text: { en: 'Children', th: 'เด็กและเยาวชน' } },
      {
        kind: 'text',
        text: {
          en: 'The shop is for adults. If you are under 18, have a parent or guardian order for you. If a child has given us data, tell us and we delete it.',
          th: 'ร้านนี้สำหรับผู้ใหญ่ ถ้าอายุยังไม่ถึง 18 ปี ให้ผู้ปกครองสั่งซื้อแทน ถ้าทราบว่ามีเด็กให้ข้อมูลกับเรา แจ้งเรา เราจะลบให้',
        },
      },

      {
        kind: 'heading',
        id: 'regulator',
        text: { en: 'The Information Regulator', th: 'Information Regulator (หน่วยงานกำกับดูแลข้อมูล)' },
      },
      {
        kind: 'text',
        text: {
          en: 'Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191. Phone 010 023 5200, toll free 0800 017 160. Complaints: POPIAComplaints@inforegulator.org.za. Website: inforegulator.org.za.',
          th: 'ที่อยู่ Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191 โทร 010 023 5200 โทรฟรี 0800 017 160 ร้องเรียนที่ POPIAComplaints@inforegulator.org.za เว็บไซต์ inforegulator.org.za',
        },
      },

      { kind: 'heading', id: 'changes', text: { en: 'Changes', th: 'การเปลี่ยนแปลง' } },
      {
        kind: 'text',
        text: {
          en: 'When we change this page, we change the date above it and keep the earlier version for you to read. If a change matters to you, we email you before it holds.',
          th: 'เมื่อแก้ไขหน้านี้ เราจะเปลี่ยนวันที่ด้านบนและเก็บฉบับก่อนหน้าไว้ให้อ่าน ถ้าเป็นเรื่องที่กระทบคุณ เราจะแจ้งทางอีเมลก่อนมีผล',
        },
      },
    ],
  },
]
