import type { TextEdition } from '../schemas.ts'

/** /terms, with the disclosures of section 43(1) of the ECT Act. */
export const terms: TextEdition[] = [
  {
    title: { en: 'Terms of sale', th: 'ข้อกำหนดการขาย' },
    metaDescription: {
      en: 'The terms for buying from KROK: who we are, how an order comes about, prices, payment, delivery, allergens, and what to do if something goes wrong.',
      th: 'ข้อกำหนดในการซื้อสินค้าจาก KROK: เราคือใคร การสั่งซื้อ ราคา การชำระเงิน การจัดส่ง ข้อมูลสำหรับผู้แพ้อาหาร และการแก้ปัญหา',
    },
    lead: {
      en: 'The terms that apply when you buy from us. We’ve kept them short. Print or save this page to keep a copy.',
      th: 'ข้อตกลงระหว่างคุณกับเราเมื่อซื้อสินค้าที่นี่ เราเขียนให้สั้นที่สุด พิมพ์หรือบันทึกหน้านี้เก็บไว้ได้',
    },
    updated: '2026-11-26',
    blocks: [
      { kind: 'heading', id: 'we', text: { en: '1. Who we are', th: '1. เราคือใคร' } },
      {
        kind: 'text',
        text: {
          en: 'You buy from {company}, a private company registered in South Africa. These are our facts under section 43 of the Electronic Communications and Transactions Act (ECT Act):',
          th: 'คุณซื้อสินค้าจาก {company} บริษัทเอกชนจดทะเบียนในแอฟริกาใต้ ต่อไปนี้คือข้อมูลตามมาตรา 43 ของกฎหมายธุรกรรมทางอิเล็กทรอนิกส์ (ECT Act)',
        },
      },
      { kind: 'fact', fact: 'company' },
      {
        kind: 'list',
        items: [
          {
            en: 'Registration number: {registrationNumber}, in the register of the Companies and Intellectual Property Commission (CIPC), South Africa.',
            th: 'ทะเบียนบริษัทเลขที่ {registrationNumber} จดทะเบียนกับ Companies and Intellectual Property Commission (CIPC) แอฟริกาใต้',
          },
          { en: 'Directors: {directors}.', th: 'กรรมการ: {directors}' },
          { en: 'VAT number: {vatNumber}.', th: 'เลขทะเบียน VAT {vatNumber}' },
          {
            en: 'Address, also for legal documents: {address}.',
            th: 'ที่อยู่ และที่อยู่สำหรับรับเอกสารทางกฎหมาย: {address}',
          },
          { en: 'Email {email}, phone {phone}.', th: 'อีเมล {email} โทร {phone}' },
          {
            en: 'We sell Thai curry pastes, sauces and dips in jars and bottles, have events at which you pay when you are there, and a restaurant in which you can reserve a table. Each product’s page says what is in it, how much, how hot it is and how to store it.',
            th: 'เราขายพริกแกง ซอสผัด และน้ำจิ้มไทยบรรจุกระปุกและขวด จัดกิจกรรมที่คุณชำระในวันงาน และมีร้านอาหารที่จองโต๊ะได้ หน้าสินค้าบอกส่วนผสม ปริมาณ ความเผ็ด และการเก็บรักษา',
          },
          {
            en: 'The Consumer Goods and Services Industry Code of Conduct applies to us; you can read it at cgso.org.za. We belong to no other body that regulates or accredits us.',
            th: 'เราอยู่ภายใต้ Consumer Goods and Services Industry Code of Conduct อ่านได้ที่ cgso.org.za และไม่ได้เป็นสมาชิกองค์กรกำกับดูแลอื่น',
          },
        ],
      },

      { kind: 'heading', id: 'order', text: { en: '2. How an order comes about', th: '2. การสั่งซื้อ' } },
      {
        kind: 'steps',
        items: [
          {
            title: { en: 'Fill your cart', th: 'ใส่ตะกร้า' },
            text: {
              en: 'Change or empty it whenever you like. What’s in the cart isn’t reserved yet.',
              th: 'แก้ไขหรือลบได้ตามต้องการ สินค้าในตะกร้ายังไม่ได้จองไว้',
            },
          },
          {
            title: { en: 'Review', th: 'ตรวจสอบ' },
            text: {
              en: 'Before you order, you see everything on one page: goods, delivery, VAT, total, address. You can correct it, or leave.',
              th: 'ก่อนสั่งซื้อ คุณเห็นทุกอย่างในหน้าเดียว ทั้งสินค้า ค่าจัดส่ง ภาษี ยอดรวม และที่อยู่ แก้ไขหรือยกเลิกได้',
            },
          },
          {
            title: { en: 'Place order', th: 'ยืนยันการสั่งซื้อ' },
            text: {
              en: 'With this button you place a binding order. We accept it right away, with the page of your order and the email that confirms it; that is our contract. The goods are held for you while you pay.',
              th: 'ปุ่มนี้คือการสั่งซื้อที่มีผลผูกพัน เราตอบรับทันทีด้วยหน้าคำสั่งซื้อและอีเมลยืนยัน ซึ่งถือเป็นสัญญาระหว่างเรา และเก็บสินค้าไว้ให้ระหว่างรอชำระเงิน',
            },
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'You need no account. You must be 18, or have the consent of a parent or guardian. The contract is in the language in which you order. If the English and the Thai text of these terms should differ, the one in that language counts.',
          th: 'ไม่ต้องสมัครสมาชิกก็สั่งได้ คุณต้องอายุ 18 ปีขึ้นไป หรือได้รับความยินยอมจากผู้ปกครอง สัญญาเป็นภาษาที่คุณใช้สั่งซื้อ หากข้อความภาษาไทยกับภาษาอังกฤษต่างกัน ให้ยึดภาษานั้น',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'The link in your confirmation opens your order and its tax invoice. We keep them for at least seven years, as company law requires (tax law: five). Save a copy if you want to be sure of it.',
          th: 'ลิงก์ในอีเมลยืนยันเปิดดูคำสั่งซื้อและใบกำกับภาษีได้ เราเก็บไว้อย่างน้อย 7 ปีตามกฎหมายบริษัท (กฎหมายภาษีกำหนด 5 ปี) จะบันทึกสำเนาเก็บไว้เองด้วยก็ได้',
        },
      },

      { kind: 'heading', id: 'prices', text: { en: '3. Prices', th: '3. ราคา' } },
      {
        kind: 'text',
        text: {
          en: 'Prices are in South African rand and include VAT. Other currencies are shown for orientation only: we charge in rand. The price on the review page counts, delivery included.',
          th: 'ราคาเป็นแรนด์แอฟริกาใต้ รวมภาษีมูลค่าเพิ่มแล้ว สกุลเงินอื่นแสดงไว้ให้ดูเท่านั้น เราเรียกเก็บเป็นแรนด์ ราคาที่ใช้คือราคาในหน้าตรวจสอบซึ่งรวมค่าจัดส่งแล้ว',
        },
      },
      { kind: 'fact', fact: 'vat_rate' },
      {
        kind: 'text',
        text: {
          en: 'If a price is plainly a mistake, we tell you before we send anything. You decide whether you still want the order; if not, you get all your money back. You can use one discount code per order; it can’t be turned into cash.',
          th: 'ถ้าราคาผิดพลาดอย่างเห็นได้ชัด เราแจ้งก่อนจัดส่ง คุณเลือกได้ว่ายังต้องการหรือไม่ ถ้าไม่ เราคืนเงินเต็มจำนวน โค้ดส่วนลดใช้ได้หนึ่งโค้ดต่อคำสั่งซื้อ และแลกเป็นเงินสดไม่ได้',
        },
      },

      { kind: 'heading', id: 'payment', text: { en: '4. Payment', th: '4. การชำระเงิน' } },
      {
        kind: 'list',
        items: [
          {
            en: 'By card or instant EFT through {paymentProviders}, where we offer it. You enter card details on their secure pages; we never see them.',
            th: 'บัตรหรือโอนเงินทันที (Instant EFT) ผ่าน {paymentProviders} ตามช่องทางที่เปิดให้บริการ คุณกรอกข้อมูลบัตรในหน้าที่ปลอดภัยของผู้ให้บริการ เราไม่เห็นข้อมูลนั้น',
          },
          {
            en: 'By bank transfer, with your order number as the reference. The account is on your order’s page and in the confirmation. We pack when the money has arrived.',
            th: 'โอนเงินผ่านธนาคาร ใช้เลขที่คำสั่งซื้อเป็นหมายเลขอ้างอิง เลขบัญชีอยู่ในหน้าคำสั่งซื้อและอีเมลยืนยัน เราแพ็กสินค้าเมื่อเงินเข้าแล้ว',
          },
        ],
      },
      {
        kind: 'text',
        text: {
          en: 'We never change our bank account by email. If an email asks you to pay to another one, call us first.',
          th: 'เราไม่เคยแจ้งเปลี่ยนบัญชีธนาคารทางอีเมล ถ้ามีอีเมลบอกให้โอนไปบัญชีอื่น โทรถามเราก่อน',
        },
      },
      { kind: 'fact', fact: 'vouchers' },

      {
        kind: 'heading',
        id: 'unpaid',
        text: { en: '5. Orders that are not paid', th: '5. คำสั่งซื้อที่ยังไม่ชำระ' },
      },
      {
        kind: 'text',
        text: {
          en: 'We hold goods for a limited time. You see the deadline before you order, on the page of the order and in the email.',
          th: 'เราเก็บสินค้าไว้ให้ในเวลาจำกัด คุณเห็นกำหนดชำระก่อนสั่งซื้อ ในหน้าคำสั่งซื้อ และในอีเมล',
        },
      },
      { kind: 'fact', fact: 'unpaid_times' },
      {
        kind: 'text',
        text: {
          en: 'After that the order expires, you owe nothing, and the jars go back on the shelf. Money that arrives later is yours: tell us the order number and we send it back. If you still want the jars, order again. So that nobody can block the shop, there are limits to how much can be held unpaid. If you need more, call us.',
          th: 'เมื่อเลยกำหนด คำสั่งซื้อสิ้นสุดเอง คุณไม่มียอดค้าง และสินค้ากลับเข้าสต็อก เงินที่เข้ามาภายหลังเป็นของคุณ แจ้งเลขที่คำสั่งซื้อ เราคืนให้ ถ้ายังต้องการสินค้า สั่งซื้อใหม่ได้ เพื่อไม่ให้ใครจองสินค้าทั้งร้านไว้โดยไม่ซื้อ เราจำกัดจำนวนที่จองได้ก่อนชำระ ถ้าต้องการมากกว่านั้น โทรหาเราได้',
        },
      },

      { kind: 'heading', id: 'delivery', text: { en: '6. Delivery', th: '6. การจัดส่ง' } },
      {
        kind: 'text',
        text: {
          en: 'Prices, times and how to collect are on the page “Delivery and collection”. The risk is ours until the parcel is in your hands. If we can’t deliver within 30 days, we tell you right away, and you may cancel and get all your money back within 30 days of that notice (section 46 of the ECT Act).',
          th: 'ค่าจัดส่ง ระยะเวลา และวิธีรับเอง อยู่ในหน้า “การจัดส่งและรับเองที่ร้าน” เรารับผิดชอบจนกว่าพัสดุถึงมือคุณ ถ้าส่งภายใน 30 วันไม่ได้ เราแจ้งทันที คุณยกเลิกได้และรับเงินคืนเต็มจำนวนภายใน 30 วันนับจากวันที่แจ้ง (ECT Act มาตรา 46)',
        },
      },

      {
        kind: 'heading',
        id: 'returns',
        text: { en: '7. Returns and your right to cancel', th: '7. การคืนสินค้าและสิทธิยกเลิก' },
      },
      {
        kind: 'text',
        text: {
          en: 'Until we begin to pack, you may change your order on its page, or cancel it and get back all you have paid. Goods that are broken, wrong or of poor quality: another one or your money back, as you choose; you ask for it on your order’s page. The seven-day cooling-off right of section 44 of the ECT Act doesn’t apply to food and drink for everyday use that we deliver to your home or workplace (section 42(2)). The page “Returns and refunds” says all of it, with the exceptions.',
          th: 'ก่อนเราเริ่มแพ็ก คุณแก้ไขคำสั่งซื้อได้ที่หน้าคำสั่งซื้อ หรือยกเลิกและได้เงินคืนทั้งหมด สินค้าแตก ผิด หรือไม่ได้คุณภาพ คุณเลือกได้ว่าจะรับของใหม่หรือเงินคืน โดยขอที่หน้าคำสั่งซื้อ สิทธิยกเลิกภายใน 7 วันตาม ECT Act มาตรา 44 ไม่ใช้กับอาหารและเครื่องดื่มสำหรับบริโภคในชีวิตประจำวันที่ส่งถึงบ้านหรือที่ทำงาน (มาตรา 42(2)) รายละเอียดและข้อยกเว้นอยู่ในหน้า “การคืนสินค้าและคืนเงิน”',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'If we haven’t told you what section 43 requires, or not let you review your order, you may cancel within 14 days of receiving the goods.',
          th: 'ถ้าเราไม่ได้แจ้งข้อมูลตามมาตรา 43 หรือไม่เปิดให้คุณตรวจสอบก่อนสั่งซื้อ คุณยกเลิกได้ภายใน 14 วันหลังได้รับสินค้า',
        },
      },

      {
        kind: 'heading',
        id: 'allergens',
        text: { en: '8. Allergies: please read', th: '8. ผู้แพ้อาหาร โปรดอ่าน' },
      },
      {
        kind: 'text',
        text: {
          en: 'Every jar and every product page names the common allergens it contains, and those that may have got in because they are used in the same kitchen. Recipes change now and then. What counts is the label on the jar in your hand: read it each time.',
          th: 'ทุกกระปุกและทุกหน้าสินค้าบอกสารก่อภูมิแพ้หลักที่มี และที่อาจปนมาเพราะใช้ในครัวเดียวกัน สูตรอาจปรับเปลี่ยนได้ ข้อมูลที่ใช้ตัดสินคือฉลากบนกระปุกที่คุณถืออยู่ อ่านทุกครั้งก่อนใช้',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'In a restaurant and in a cooking class, peanut, shellfish, fish, soya, gluten, milk, egg and sesame are in the air and on the boards. We take care, and we can’t promise that a dish is free of traces. If you have a severe allergy, tell us before you reserve and again before you eat.',
          th: 'ในร้านอาหารและคลาสทำอาหารมีถั่วลิสง สัตว์น้ำที่มีเปลือกแข็ง ปลา ถั่วเหลือง กลูเตน นม ไข่ และงาอยู่ในครัวตลอด เราระวังเต็มที่ แต่รับประกันไม่ได้ว่าจะไม่มีปนเลย ถ้าแพ้รุนแรง แจ้งเราก่อนจอง และแจ้งอีกครั้งก่อนรับประทาน',
        },
      },
      {
        kind: 'text',
        text: {
          en: 'The heat scale from 0 to 5 is our own judgement. Chillies vary. Keep hot pastes away from small children and from your eyes.',
          th: 'ระดับความเผ็ด 0 ถึง 5 เป็นการประเมินของเราเอง พริกแต่ละรุ่นเผ็ดไม่เท่ากัน เก็บพริกแกงรสเผ็ดให้พ้นมือเด็ก และระวังเข้าตา',
        },
      },

      { kind: 'heading', id: 'events', text: { en: '9. Events', th: '9. กิจกรรม' } },
      {
        kind: 'text',
        text: {
          en: 'Seats are yours when we confirm them by email; there is nothing to pay in advance. If an event is full, you can join the waitlist: seats that become free go to those on it in their order, and we tell you by email. You may cancel by the link in that email until the event begins, at no cost, and somebody else may come with your confirmation. If we have to cancel an event, we tell all guests as soon as we know. Alcohol is served from the age of 18.',
          th: 'ที่นั่งเป็นของคุณเมื่อเรายืนยันทางอีเมล ไม่ต้องชำระล่วงหน้า ถ้ากิจกรรมเต็ม ลงชื่อในรายชื่อสำรองได้ ที่นั่งที่ว่างจะเป็นของคนในรายชื่อตามลำดับ และเราแจ้งทางอีเมล คุณยกเลิกได้ด้วยลิงก์ในอีเมลจนถึงเวลาเริ่มงานโดยไม่มีค่าใช้จ่าย จะให้คนอื่นมาแทนพร้อมอีเมลยืนยันก็ได้ ถ้าเราต้องยกเลิก เราแจ้งทุกคนทันทีที่ทราบ เครื่องดื่มแอลกอฮอล์สำหรับผู้มีอายุ 18 ปีขึ้นไป',
        },
      },

      {
        kind: 'heading',
        id: 'reservations',
        text: { en: '10. Tables and deposits', th: '10. การจองโต๊ะและมัดจำ' },
      },
      {
        kind: 'text',
        text: {
          en: 'A table is yours when we confirm it by email. You may change or cancel it by the link in that email until your time begins, at no cost but what is said here of deposits. If a day is full, you can join the waitlist: we hold what becomes free for you, and email you.',
          th: 'โต๊ะเป็นของคุณเมื่อเรายืนยันทางอีเมล คุณแก้ไขหรือยกเลิกได้ด้วยลิงก์ในอีเมลจนถึงเวลาที่จอง ไม่มีค่าใช้จ่ายนอกจากเรื่องมัดจำด้านล่าง ถ้าวันนั้นเต็ม ลงชื่อในรายชื่อสำรองได้ เมื่อมีโต๊ะว่างเราเก็บไว้ให้และแจ้งทางอีเมล',
        },
      },
      { kind: 'fact', fact: 'deposits' },
      {
        kind: 'text',
        text: {
          en: 'A deposit comes off your bill. If you cancel later or don’t come, we keep it, unless somebody the table was reserved for has died or is in hospital: then there is nothing to pay (Consumer Protection Act, section 17(5)). Call us on {phone}, and we refund it in full. If we have to cancel, you get all of it back.',
          th: 'เราหักมัดจำออกจากค่าอาหาร ถ้ายกเลิกช้ากว่านั้นหรือไม่มา เราไม่คืนมัดจำ เว้นแต่ผู้ที่จองไว้ให้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรณีนี้ไม่มีค่าใช้จ่าย (กฎหมายคุ้มครองผู้บริโภค มาตรา 17(5)) โทรหาเราที่ {phone} เราคืนให้เต็มจำนวน ถ้าเราเป็นฝ่ายยกเลิก เราคืนมัดจำทั้งหมด',
        },
      },

      { kind: 'heading', id: 'account', text: { en: '11. Your account', th: '11. บัญชีของคุณ' } },
      {
        kind: 'text',
        text: {
          en: 'Keep your password, and the codes we email you, to yourself. We never ask for them by phone or email. You can delete your account at any time in its settings. We may lock an account that is used to harm the shop or other people, and tell you why when you ask.',
          th: 'เก็บรหัสผ่านและรหัสยืนยันไว้กับตัว เราไม่เคยขอทางโทรศัพท์หรืออีเมล คุณลบบัญชีได้ทุกเมื่อในการตั้งค่า เราอาจระงับบัญชีที่ใช้สร้างความเสียหายต่อร้านหรือผู้อื่น และชี้แจงเหตุผลเมื่อคุณสอบถาม',
        },
      },

      {
        kind: 'heading',
        id: 'content',
        text: { en: '12. Recipes, pictures and reviews', th: '12. สูตรอาหาร รูปภาพ และรีวิว' },
      },
      {
        kind: 'text',
        text: {
          en: 'Cook from our recipes, print them and share the links. For anything commercial, ask us. A jar is reviewed by people who bought it here, a recipe by people with an account. We read what you write before it appears, and leave out what is insulting, illegal, advertising or about somebody’s private life, never what is merely critical. A review stays yours, and you can take it back; until then you allow us to show it here.',
          th: 'ทำตาม พิมพ์ และแชร์ลิงก์สูตรของเราได้เลย ถ้าจะใช้เพื่อการค้า ติดต่อเราก่อน ผู้ที่ซื้อสินค้าจากร้านนี้จึงรีวิวสินค้าได้ ส่วนสูตรอาหารรีวิวได้เมื่อมีบัญชี เราอ่านก่อนเผยแพร่ และไม่ลงข้อความที่หยาบคาย ผิดกฎหมาย โฆษณา หรือละเมิดความเป็นส่วนตัว แต่คำติชมลงให้เสมอ รีวิวยังเป็นของคุณและลบได้ ระหว่างนั้นคุณอนุญาตให้เราแสดงที่นี่',
        },
      },

      { kind: 'heading', id: 'liability', text: { en: '13. What we answer for', th: '13. ความรับผิดของเรา' } },
      {
        kind: 'text',
        text: {
          en: 'For goods that are unsafe or defective we answer as the Consumer Protection Act says, sections 55, 56 and 61 included, and nothing here limits that. We don’t answer for what comes of storing a jar otherwise than its label says or eating it after its date. If we are kept from delivering by something we could not foresee or prevent, such as a strike or a flood, we tell you, and you may wait or cancel.',
          th: 'สำหรับสินค้าที่ไม่ปลอดภัยหรือชำรุด เรารับผิดชอบตามกฎหมายคุ้มครองผู้บริโภค รวมถึงมาตรา 55, 56 และ 61 ข้อกำหนดนี้ไม่จำกัดความรับผิดดังกล่าว เราไม่รับผิดชอบผลจากการเก็บรักษาไม่ตรงตามฉลากหรือรับประทานหลังวันที่ระบุ ถ้าเราส่งของไม่ได้เพราะเหตุที่คาดไม่ถึงและป้องกันไม่ได้ เช่น การหยุดงานหรือน้ำท่วม เราจะแจ้ง คุณเลือกได้ว่าจะรอหรือยกเลิก',
        },
      },

      { kind: 'heading', id: 'privacy', text: { en: '14. Your data', th: '14. ข้อมูลของคุณ' } },
      {
        kind: 'text',
        text: {
          en: 'What we keep, for how long and how we protect it is on the page “Privacy”.',
          th: 'เราเก็บอะไร นานแค่ไหน และปกป้องอย่างไร อยู่ในหน้า “ความเป็นส่วนตัว”',
        },
      },

      {
        kind: 'heading',
        id: 'disputes',
        text: { en: '15. Complaints and the law', th: '15. การร้องเรียนและกฎหมายที่ใช้' },
      },
      {
        kind: 'text',
        text: {
          en: 'Write to {email} first; we answer within two working days. If we can’t settle it, the Consumer Goods and Services Ombud helps free of charge: cgso.org.za, 0860 000 272. South African law applies, and South African courts decide. Nothing in these terms takes away a right that the Consumer Protection Act, the ECT Act or POPIA gives you.',
          th: 'เขียนถึง {email} ก่อน เราตอบภายใน 2 วันทำการ ถ้าตกลงกันไม่ได้ Consumer Goods and Services Ombud ช่วยไกล่เกลี่ยโดยไม่มีค่าใช้จ่าย cgso.org.za, 0860 000 272 ใช้กฎหมายและศาลของแอฟริกาใต้ ข้อกำหนดนี้ไม่ตัดสิทธิใดๆ ที่คุณมีตามกฎหมายคุ้มครองผู้บริโภค ECT Act หรือ POPIA',
        },
      },

      {
        kind: 'heading',
        id: 'changes',
        text: { en: '16. Changes to these terms', th: '16. การแก้ไขข้อกำหนด' },
      },
      {
        kind: 'text',
        text: {
          en: 'The terms on the day you order are the ones that count. When we change them, the date above changes and you can still read the earlier version.',
          th: 'ใช้ข้อกำหนดฉบับ ณ วันที่คุณสั่งซื้อ เมื่อเราแก้ไข วันที่ด้านบนจะเปลี่ยน และฉบับก่อนหน้ายังเปิดอ่านได้',
        },
      },
    ],
  },
]
