import type { SeedRecipe } from './types.ts'

const TABLE = { en: 'For the table', th: 'เครื่องเคียง' }

export const khaoSoi: SeedRecipe = {
  slug: 'khao-soi',
  title: { en: 'Khao soi, curry noodles of Chiang Mai', th: 'ข้าวซอยไก่' },
  line: {
    en: 'Soft noodles below, crisp noodles above, a coconut curry in between.',
    th: 'เส้นนุ่มอยู่ล่าง เส้นกรอบอยู่บน น้ำแกงกะทิเข้มข้นอยู่ตรงกลาง',
  },
  story: {
    en:
      'Muslim traders from Yunnan brought their noodles to Chiang Mai by mule; somewhere on the way to ' +
      'today the broth met coconut milk. In the north you squeeze the lime, break the crisp noodles ' +
      'into the soup and chase it with pickled greens. It is lunch there. In Cape Town it makes a cold ' +
      'evening short.',
    th:
      'พ่อค้ามุสลิมจากยูนนานนำเส้นมากับขบวนม้าต่าง กว่าจะเป็นข้าวซอยเชียงใหม่อย่างวันนี้ น้ำแกงก็ได้กะทิมาเป็นเพื่อน ' +
      'คนเหนือบีบมะนาว กดเส้นกรอบให้จมน้ำแกง แล้วตามด้วยผักกาดดอง ที่เชียงใหม่เป็นมื้อเที่ยง ที่เคปทาวน์ซดตอนค่ำวันหนาวๆ กำลังดี',
  },
  picture: '/images/dishes/khao-soi',
  pictureAlt: {
    en:
      'Khao soi, northern curry noodle soup with a chicken leg, topped with crispy noodles, shallot and ' +
      'coriander; lime and pickled mustard greens beside the bowl',
    th: 'ข้าวซอยไก่ น่องไก่ในน้ำแกงกะทิ โรยเส้นกรอบ หอมแดง และผักชี ข้างชามมีมะนาวและผักกาดดอง',
  },
  course: 'noodles',
  prepMinutes: 20,
  cookMinutes: 50,
  servings: 4,
  difficulty: 'demanding',
  spiceLevel: 3,
  lines: [
    { id: 'cream', ingredient: 'coconut-cream', amount: 100, unit: 'ml' },
    { id: 'paste', product: 'khao-soi-curry-paste', amount: 60, unit: 'g' },
    { id: 'chicken', ingredient: 'chicken-drumstick', amount: 600, unit: 'g' },
    { id: 'milk', ingredient: 'coconut-milk', amount: 400, unit: 'ml' },
    { id: 'stock', ingredient: 'chicken-stock', amount: 400, unit: 'ml' },
    {
      id: 'oil',
      ingredient: 'oil',
      amount: 250,
      unit: 'ml',
      note: { en: 'for deep-frying', th: 'สำหรับทอด' },
    },
    {
      id: 'crisp',
      ingredient: 'egg-noodles',
      amount: 80,
      unit: 'g',
      note: { en: 'for the crisp topping', th: 'สำหรับทอดกรอบ' },
    },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1.5, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1, unit: 'tbsp' },
    {
      id: 'noodles',
      ingredient: 'egg-noodles',
      amount: 300,
      unit: 'g',
      note: { en: 'for the bowls', th: 'สำหรับลวก' },
    },
    { id: 'coriander', ingredient: 'coriander', amount: 1, unit: 'handful', part: TABLE },
    {
      id: 'shallots',
      ingredient: 'shallot',
      amount: 3,
      unit: 'piece',
      note: { en: 'in small wedges', th: 'หั่นเสี้ยวเล็ก' },
      part: TABLE,
    },
    {
      id: 'mustard',
      ingredient: 'pickled-mustard',
      amount: 80,
      unit: 'g',
      note: { en: 'rinsed and sliced', th: 'ล้างน้ำ หั่น' },
      part: TABLE,
    },
    {
      id: 'lime',
      ingredient: 'lime',
      amount: 1,
      unit: 'piece',
      note: { en: 'in wedges', th: 'หั่นเสี้ยว' },
      part: TABLE,
    },
    { id: 'flakes', ingredient: 'chilli-flakes', amount: 1, unit: 'tbsp', isOptional: true, part: TABLE },
  ],
  steps: [
    {
      title: { en: 'Split the cream, fry the paste', th: 'เคี่ยวหัวกะทิ ผัดพริกแกง' },
      text: {
        en:
          'Simmer the coconut cream in a deep pot until oil shows at the edges. Add the paste and fry ' +
          'it, stirring, until it smells of warm spice and the oil has turned orange.',
        th: 'ใส่หัวกะทิในหม้อทรงสูง เคี่ยวจนมีน้ำมันลอยตามขอบ ใส่พริกแกงลงผัดจนหอมเครื่องเทศและน้ำมันเป็นสีส้ม',
      },
      uses: ['cream', 'paste'],
      timer: { minutes: 7, label: { en: 'Cream and paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Coat the chicken', th: 'ใส่ไก่' },
      text: {
        en: 'Turn the drumsticks in the paste until they are yellow all over.',
        th: 'ใส่น่องไก่ลงคลุกกับพริกแกงจนเหลืองทั่วทุกน่อง',
      },
      uses: ['chicken'],
      timer: { minutes: 3, label: { en: 'Drumsticks', th: 'ผัดน่องไก่' } },
    },
    {
      title: { en: 'Simmer', th: 'เคี่ยว' },
      text: {
        en:
          'Pour in the coconut milk and the stock and simmer gently without a lid. The meat should pull ' +
          'away from the bone, and the juice at the joint run clear.',
        th: 'เติมกะทิกับน้ำซุป เปิดฝาเคี่ยวไฟอ่อนจนเนื้อร่อนจากกระดูก และน้ำที่ข้อต่อใสไม่มีสีชมพู',
      },
      uses: ['milk', 'stock'],
      timer: { minutes: 30, label: { en: 'Simmer', th: 'เคี่ยวน่องไก่' } },
    },
    {
      title: { en: 'Fry the crisp noodles', th: 'ทอดเส้นกรอบ' },
      text: {
        en:
          'Meanwhile heat the oil in a small, deep pot to 180 °C; a strand should puff right away. Fry the ' +
          'noodles for the topping in small handfuls, turning them once, until golden, and drain on ' +
          'paper. Never leave the oil alone.',
        th:
          'ระหว่างนั้นตั้งน้ำมันในหม้อเล็กทรงสูงให้ร้อน 180 °C หย่อนเส้นลงไปต้องพองทันที ทอดเส้นทีละหยิบ กลับหนึ่งครั้ง ' +
          'พอเหลืองทองก็ตักขึ้นซับน้ำมัน อย่าทิ้งหม้อน้ำมันไว้บนเตา',
      },
      uses: ['oil', 'crisp'],
    },
    {
      title: { en: 'Make the chilli oil', th: 'ทำพริกผัดน้ำมัน' },
      text: {
        en:
          'If you like it hotter, put the chilli flakes in a small bowl, let the frying oil cool for a ' +
          'few minutes and spoon just enough of it over them to cover.',
        th: 'ใครชอบเผ็ด ใส่พริกป่นในถ้วยเล็ก รอน้ำมันที่ทอดคลายร้อนสักครู่ แล้วตักราดพอท่วมพริก',
      },
      uses: ['flakes', 'oil'],
    },
    {
      title: { en: 'Season the curry', th: 'ปรุงรสน้ำแกง' },
      text: {
        en:
          'Stir in the fish sauce and the palm sugar. The broth should taste a touch too strong: the ' +
          'noodles will calm it.',
        th: 'ใส่น้ำปลากับน้ำตาลโตนด ชิมให้เข้มกว่าที่ชอบนิดหนึ่ง พอราดเส้นแล้วจะพอดี',
      },
      uses: ['fish-sauce', 'sugar'],
    },
    {
      title: { en: 'Boil the soft noodles', th: 'ลวกเส้น' },
      text: {
        en:
          'Shake the flour off the noodles for the bowls and boil them in plenty of water until just ' +
          'tender. Drain and divide.',
        th: 'สลัดแป้งออกจากเส้น ลวกในน้ำเดือดมากๆ พอนุ่ม สะเด็ดน้ำแล้วแบ่งใส่ชาม',
      },
      uses: ['noodles'],
      timer: { minutes: 2, label: { en: 'Noodles', th: 'ลวกเส้น' } },
    },
    {
      title: { en: 'Build the bowls', th: 'จัดชาม' },
      text: {
        en:
          'Put the chicken on the noodles and ladle on the curry. Crown it with crisp noodles and ' +
          'coriander, and put the shallots, pickled greens and lime beside the bowl.',
        th: 'วางน่องไก่บนเส้น ตักน้ำแกงราด โรยเส้นกรอบกับผักชี วางหอมแดง ผักกาดดอง และมะนาวไว้ข้างชาม',
      },
      uses: ['chicken', 'noodles', 'crisp', 'coriander', 'shallots', 'mustard', 'lime'],
    },
  ],
  tips: [
    {
      en:
        'The paste is vegan. Fried tofu, vegetable stock, soy sauce and wheat noodles without egg make ' +
        'a vegan bowl.',
      th: 'พริกแกงเป็นสูตรวีแกน ใช้เต้าหู้ทอด น้ำซุปผัก ซีอิ๊วขาว และเส้นบะหมี่ไม่ใส่ไข่ ก็ได้ข้าวซอยวีแกน',
    },
    {
      en:
        'The curry keeps for 2 days in the fridge and tastes rounder for it. Fry and boil the noodles ' +
        'on the day.',
      th: 'น้ำแกงแช่ตู้เย็นได้ 2 วัน ค้างคืนแล้วรสยิ่งนุ่ม ส่วนเส้นให้ทอดและลวกวันที่กิน',
    },
    {
      en: 'No time to fry? A packet of crisp chow mein noodles from the supermarket is an honest shortcut.',
      th: 'ไม่มีเวลาทอด ใช้เส้น chow mein กรอบแบบถุงจากซูเปอร์มาร์เก็ตแทนได้',
    },
  ],
  related: ['yellow-curry-chicken', 'massaman-beef', 'tom-yum-prawns', 'thai-iced-tea'],
}
