/** Figures are seen whole: what is asked is where the glyphs lie, not what the document says. */
import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, grid, widget } from '../../pages/dashboard.ts'
import { cutTexts } from '../../pages/painted.ts'
import { visit } from '../../pages/shell.ts'

test.use({ ownPlant: 'figures' })

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const fixed = (staticValue: string) => ({ dataSource: STATIC_VALUES, staticValue })
const figures = ['581', '5814', '58149', '581490', '58149012', '581490123456', '-1,111.11']
/** Narrow and high, wide and low, and between, in cells of 24 by 24. */
const sizes = [
  [2, 4],
  [3, 1],
  [3, 4],
  [4, 1],
  [5, 2],
  [6, 3],
] as const
const screens = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]

function board(configOf: (figure: string) => object) {
  let x = 0
  return sizes.flatMap(([w, h]) => {
    const column = figures.map((figure, at) =>
      widget('datasource-value', [x, at * 3.4, w, Math.min(h, 3.4)], { ...configOf(figure) }, `v-${x}-${at}`),
    )
    x += w
    return column
  })
}

test('D-WIDGET-58-X a value is painted whole at every size of its box, with whatever stands beside it', async ({
  page,
  plant,
  signIn,
}) => {
  const boards = {
    'e2e-plain': board((figure) => ({ value: fixed(figure) })),
    'e2e-pair': board((figure) => ({ value: fixed(figure), value2: fixed('100000'), unitAfter: 'pcs' })),
    'e2e-head': board((figure) => ({ value: fixed(figure), value3: fixed(figure), title: 'Good' })),
    'e2e-own-size': board((figure) => ({
      value: fixed(figure),
      valueStyle: { default: { fontSize: '90', padding: '6' } },
    })),
  } as const
  for (const [slug, widgets] of Object.entries(boards)) {
    await givenDashboard(plant, { slug: slug as 'e2e-plain', size: { x: 24, y: 24 }, widgets })
  }
  await signIn('operator', { path: '/dashboards/e2e-plain' })
  for (const slug of Object.keys(boards)) {
    await visit(page, `/dashboards/${slug}`)
    // On a phone the narrowest of these boxes has twelve pixels: room for one figure, not for two and a unit.
    for (const screen of slug === 'e2e-plain' ? screens : screens.slice(0, 2)) {
      await page.setViewportSize(screen)
      await expect(boxes(page).last()).toContainText('-1,111.11')
      await expect.poll(() => cutTexts(grid(page)), `${slug} at ${screen.width} px`).toEqual([])
    }
  }
})

test('D-WIDGET-58-X a figure that grows by a digit, and a box that gets narrower, are fitted again', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-wide',
    size: { x: 4, y: 4 },
    widgets: [widget('datasource-value', [0, 0, 2, 2], { value: fixed('58149012') })],
  })
  await signIn('operator', { path: '/dashboards/e2e-wide' })
  const sizeOf = () =>
    boxes(page)
      .getByText('58149012')
      .evaluate((text) => text.getBoundingClientRect().width)
  await expect(boxes(page).first()).toContainText('58149012')
  const wide = await sizeOf()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect.poll(sizeOf).toBeLessThan(wide)
  await expect.poll(() => cutTexts(grid(page))).toEqual([])
  // It is not smaller than it must be: the digits fill their box.
  const [box, text] = [await boxes(page).first().boundingBox(), await sizeOf()]
  expect(text).toBeGreaterThan((box?.width ?? 0) * 0.85)
})

test('D-WIDGET-58-X the figures of machines, their goals and their states are painted whole in small boxes', async ({
  page,
  plant,
  signIn,
}) => {
  // It has run for an hour: of nothing there is no share.
  await plant.signal('M101', 'running', Date.now() - 3_600_000)
  await plant.allRunning()
  await plant.sql("update machine_state set since = now() - interval '123 hours' where machine_id = 'M101'")
  const of = { machineId: ['M101'] }
  const kinds = [
    ['production-value', { ...of, key: 'today_runtime', timeUnit: 'seconds' }],
    ['production-value', { ...of, display: 'num', key: 'today_runtime', decimals: 4 }],
    ['production-goal', { ...of, goalType: 'week' }],
    ['status', { ...of, mode: 'minimal' }],
    ['status', { ...of, mode: 'informative' }],
    ['status', { ...of, mode: 'runtime' }],
  ] as const
  await givenDashboard(plant, {
    slug: 'e2e-small',
    size: { x: 24, y: 24 },
    widgets: kinds.flatMap(([kind, config], at) =>
      [1.5, 2, 3, 5].map((w, column) => widget(kind, [column * 6, at * 4, w, 3.5], config, `w-${at}-${column}`)),
    ),
  })
  await signIn('operator', { path: '/dashboards/e2e-small' })
  await expect(boxes(page).nth(8)).toContainText(/behind|ahead/)
  await expect(boxes(page).last()).toContainText('%')
  const numbers = async () => (await cutTexts(grid(page))).filter((text) => /\d/.test(text))
  for (const screen of screens.slice(0, 2)) {
    await page.setViewportSize(screen)
    await expect.poll(numbers, `${screen.width} px`).toEqual([])
  }
})
