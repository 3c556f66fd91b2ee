import type { SeedRecipe } from './types.ts'

const VINEGAR = { en: 'For the chilli vinegar', th: 'พริกน้ำส้ม' }

export const padSeeEw: SeedRecipe = {
  slug: 'pad-see-ew',
  title: { en: 'Pad see ew with pork', th: 'ผัดซีอิ๊วเส้นใหญ่หมู' },
  line: {
    en: 'Wide noodles, dark soy and the smoke of a very hot wok. No chilli needed.',
    th: 'เส้นใหญ่ ซีอิ๊วดำ หอมกลิ่นกระทะ ไม่เผ็ดเลย',
  },
  story: {
    en:
      'The name says how it is made: pad is to stir-fry, see ew is soy sauce. It came with Teochew ' +
      'cooks from southern China and has stayed close to them; the chilli vinegar on the side is the ' +
      'Thai part. What you are after is the char, so use your biggest pan and do not hurry to stir.',
    th:
      'ชื่อบอกวิธีทำอยู่แล้ว ผัดกับซีอิ๊ว จานนี้มากับพ่อครัวแต้จิ๋วและยังใกล้ต้นตำรับ ส่วนพริกน้ำส้มข้างจานเป็นแบบไทยๆ ' +
      'เสน่ห์อยู่ที่เส้นเกรียมหอมกระทะ ใช้กระทะใบใหญ่ที่สุดในบ้าน แล้วอย่ารีบคน',
  },
  picture: '/images/dishes/pad-see-ew',
  pictureAlt: {
    en: 'Pad see ew: wide rice noodles in dark soy sauce with pork, egg and Chinese broccoli',
    th: 'ผัดซีอิ๊วเส้นใหญ่ ใส่หมู ไข่ และคะน้า',
  },
  course: 'noodles',
  prepMinutes: 20,
  cookMinutes: 10,
  servings: 2,
  difficulty: 'medium',
  spiceLevel: 0,
  lines: [
    { id: 'vinegar', ingredient: 'rice-vinegar', amount: 60, unit: 'ml', part: VINEGAR, isOptional: true },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'sliced', th: 'หั่นแว่น' },
      part: VINEGAR,
      isOptional: true,
    },
    {
      id: 'pork',
      ingredient: 'pork-fillet',
      amount: 150,
      unit: 'g',
      note: { en: 'thinly sliced', th: 'หั่นบาง' },
    },
    { id: 'soy', ingredient: 'soy-sauce', amount: 1, unit: 'tsp' },
    { id: 'cornflour', ingredient: 'cornflour', amount: 1, unit: 'tsp' },
    { id: 'noodles', ingredient: 'wide-rice-noodles', amount: 350, unit: 'g' },
    {
      id: 'greens',
      ingredient: 'chinese-broccoli',
      amount: 150,
      unit: 'g',
      note: { en: 'stems sliced, leaves in strips', th: 'ก้านหั่นแฉลบ ใบหั่นท่อน' },
    },
    { id: 'oil', ingredient: 'oil', amount: 3, unit: 'tbsp' },
    { id: 'garlic', ingredient: 'garlic', amount: 3, unit: 'clove', note: { en: 'chopped', th: 'สับ' } },
    { id: 'eggs', ingredient: 'egg', amount: 2, unit: 'piece' },
    { id: 'sauce', product: 'pad-see-ew-stir-fry-sauce', amount: 60, unit: 'ml' },
    { id: 'pepper', ingredient: 'white-pepper', amount: 1, unit: 'pinch' },
  ],
  steps: [
    {
      title: { en: 'Chilli vinegar', th: 'ทำพริกน้ำส้ม' },
      text: {
        en:
          'Put the chilli in the vinegar and leave it on the table. It is for those who want something ' +
          'sharp and hot.',
        th: 'ใส่พริกในน้ำส้มสายชู วางไว้บนโต๊ะ ใครชอบเปรี้ยวเผ็ดค่อยเติม',
      },
      uses: ['vinegar', 'chilli'],
    },
    {
      title: { en: 'Season the pork', th: 'หมักหมู' },
      text: {
        en: 'Mix the pork with the soy sauce and cornflour. It can wait while you prepare the rest.',
        th: 'คลุกหมูกับซีอิ๊วขาวและแป้งข้าวโพด พักไว้ระหว่างเตรียมอย่างอื่น',
      },
      uses: ['pork', 'soy', 'cornflour'],
    },
    {
      title: { en: 'Loosen the noodles', th: 'คลี่เส้น' },
      text: {
        en:
          'Pull the noodles apart with your fingers. If they are stiff from the fridge, warm them in ' +
          'the microwave for a minute first; cold noodles break.',
        th: 'ใช้มือคลี่เส้นไม่ให้ติดกัน ถ้าเส้นแข็งเพราะแช่เย็น อุ่นในไมโครเวฟ 1 นาทีก่อน เส้นเย็นๆ คลี่แล้วจะขาด',
      },
      uses: ['noodles'],
    },
    {
      title: { en: 'Garlic and pork', th: 'ผัดกระเทียมกับหมู' },
      text: {
        en:
          'Heat half of the oil until it smokes lightly. Stir in the garlic, then the pork, and fry ' +
          'until no pink is left.',
        th: 'ตั้งน้ำมันครึ่งหนึ่งจนเริ่มมีควัน ใส่กระเทียมแล้วตามด้วยหมู ผัดจนสุกไม่เหลือสีชมพู',
      },
      uses: ['oil', 'garlic', 'pork'],
      timer: { minutes: 3, label: { en: 'Pork', th: 'ผัดหมู' } },
    },
    {
      title: { en: 'Eggs', th: 'ตอกไข่' },
      text: {
        en:
          'Push the pork aside, add the rest of the oil and break in the eggs. Let them set halfway, ' +
          'then break them into large pieces.',
        th: 'ดันหมูไปข้างกระทะ เติมน้ำมันที่เหลือ ตอกไข่ใส่ รอให้สุกครึ่งหนึ่งแล้วยีเป็นชิ้นใหญ่ๆ',
      },
      uses: ['eggs', 'oil'],
      timer: { minutes: 1, label: { en: 'Eggs', th: 'ไข่' } },
    },
    {
      title: { en: 'Noodles, stems and sauce', th: 'ใส่เส้น ก้านคะน้า และซอส' },
      text: {
        en:
          'Add the stems of the greens, the noodles and the sauce. Spread everything flat, let it catch ' +
          'for half a minute, turn it over, and do it again until the edges are brown.',
        th: 'ใส่ก้านคะน้า เส้น และซอส เกลี่ยให้แบน ทิ้งไว้ครึ่งนาทีให้เกรียม พลิกแล้วทำซ้ำจนขอบเส้นเป็นสีน้ำตาล',
      },
      uses: ['greens', 'noodles', 'sauce'],
      timer: { minutes: 3, label: { en: 'Noodles', th: 'ผัดเส้น' } },
    },
    {
      title: { en: 'Leaves and pepper', th: 'ใส่ใบคะน้ากับพริกไทย' },
      text: {
        en:
          'Toss in the leaves until they wilt, dust with white pepper and eat straight away, with or ' +
          'without the chilli vinegar.',
        th: 'ใส่ใบคะน้า ผัดพอสลด โรยพริกไทย กินร้อนๆ จะเติมพริกน้ำส้มหรือไม่ก็ได้',
      },
      uses: ['greens', 'pepper', 'vinegar'],
    },
  ],
  tips: [
    {
      en:
        'The sauce is vegan. Firm tofu for the pork and no egg makes the whole plate vegan; keep the ' +
        'egg and it is vegetarian.',
      th: 'ซอสเป็นสูตรวีแกน ใช้เต้าหู้แข็งแทนหมูและไม่ใส่ไข่ก็ได้ผัดซีอิ๊ววีแกน ถ้ายังใส่ไข่ก็เป็นมังสวิรัติ',
    },
    {
      en: 'One or two portions at a time, never four. The pan has to stay hot enough to char.',
      th: 'ผัดทีละ 1–2 ที่ อย่าผัดทีเดียว 4 ที่ กระทะต้องร้อนพอให้เส้นเกรียม',
    },
    {
      en:
        'On an electric stove, heat an iron or steel pan empty for 3 minutes before the oil goes in. ' +
        'Not a non-stick one.',
      th: 'ถ้าใช้เตาไฟฟ้า ตั้งกระทะเหล็กหรือสเตนเลสเปล่าให้ร้อน 3 นาทีก่อนใส่น้ำมัน อย่าทำกับกระทะเคลือบกันติด',
    },
  ],
  related: ['pad-thai-prawns', 'pad-kra-pao', 'cashew-chicken', 'thai-iced-tea'],
}
