import type { Page } from '@playwright/test'
import type { sizes } from './sizes.ts'

/** A picture of the running product, with what there is to see in it: docs/tour.md is written from this list. */
export interface Picture {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly user: 'operator' | 'supervisor' | 'planner' | 'admin'
  readonly path: string
  readonly size: keyof typeof sizes
  readonly dark?: true
  /** What must stand before the picture is taken. */
  readonly shows: string
  /** What is pressed first. */
  readonly press?: (page: Page) => Promise<void>
}

export interface Chapter {
  readonly title: string
  readonly pictures: readonly Picture[]
}

const pressed = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** The board after so many others, held, and without the buttons that go when nobody is there. */
const heldBoard = (nth: number) => async (page: Page) => {
  for (let pressed = 0; pressed < nth; pressed += 1) await page.getByRole('button', { name: 'Next board' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Next board' }).waitFor({ state: 'hidden', timeout: 120_000 })
}

export const tour: readonly Chapter[] = [
  {
    title: 'At the machine',
    pictures: [
      {
        name: 'cockpit',
        title: 'The cockpit',
        text: 'What the machine does and why, how the shift goes hour by hour beside what was planned, what is made and when it will be done, what comes next. The line of the shift is touched to code, split or note a stop.',
        ...{ user: 'operator', path: '/interface/M103', size: 'terminal', shows: 'Erik Johansson' },
      },
      {
        name: 'more',
        title: 'Everything else behind one button',
        text: 'Grouped by subject, what this machine uses most first.',
        ...{ user: 'operator', path: '/interface/M103', size: 'terminal', shows: 'Materials', press: pressed('More') },
      },
      {
        name: 'report-quantity',
        title: 'Reporting pieces',
        text: 'Step by step, with a keypad for gloves. The person who is signed in and the only running order are known, so twelve pieces take four presses; what was reported by mistake is taken back from the notice.',
        ...{ user: 'operator', path: '/interface/M104/report-quantity', size: 'terminal', shows: 'M104' },
      },
      {
        name: 'planned-orders',
        title: 'The next order',
        text: 'The plan of the machine with what each order needs; one press shows its details, one starts it.',
        ...{ user: 'operator', path: '/interface/M103/planned-orders', size: 'terminal', shows: 'Planned orders' },
      },
      {
        name: 'cockpit-phone',
        title: 'The same on a phone',
        text: 'In one hand, light or dark.',
        ...{ user: 'operator', path: '/interface/M103', size: 'phone', dark: true, shows: 'M103' },
      },
    ],
  },
  {
    title: 'Over many machines',
    pictures: [
      {
        name: 'overview',
        title: 'All machines',
        text: 'State, the last eight hours, order and progress, OEE and what waits to be coded. A column gives way before a figure is cut.',
        ...{ user: 'supervisor', path: '/machines/all', size: 'wide', shows: 'A401' },
      },
      {
        name: 'overview-groups',
        title: 'By department',
        text: 'Groups with their sums, in the address, so that a link shows the same.',
        ...{ user: 'supervisor', path: '/machines/all?group=department', size: 'terminal', dark: true, shows: 'A401' },
      },
      {
        name: 'overview-phone',
        title: 'On the way',
        text: 'The overview of a supervisor on the floor.',
        ...{ user: 'supervisor', path: '/machines/all', size: 'phone', shows: 'A401' },
      },
      {
        name: 'stop-history',
        title: 'Past stops of a machine',
        text: 'When, how long, why and who said so; a reason is changed, a stop split or noted where it stands.',
        ...{ user: 'supervisor', path: '/interface/M103/history-stops', size: 'terminal', shows: 'Stop history' },
      },
      {
        name: 'hand-over',
        title: 'The hand-over of a shift',
        text: 'Written by itself: pieces beside what was planned, losses, uncoded stops, open activities, orders at risk. The leader adds his words and signs, the next one takes over, and then it stays as it is.',
        ...{ user: 'supervisor', path: '/handovers/zone/A1', size: 'terminal', shows: 'Good pieces' },
      },
      {
        name: 'time-history',
        title: 'Time history',
        text: 'Machines side by side, two days back: where the time went, stop by stop.',
        ...{
          ...{ user: 'supervisor', path: '/machines/zone/A1/time-history?period=48h' },
          ...{ size: 'terminal', shows: 'M101' },
        },
      },
    ],
  },
  {
    title: 'What was lost, and why',
    pictures: [
      {
        name: 'losses',
        title: 'The loss tree',
        text: 'From the calendar to good pieces at ideal speed, every hour in one place, to the millisecond.',
        ...{ user: 'supervisor', path: '/statistics/zone/A1/losses', size: 'terminal', shows: 'Losses' },
      },
      {
        name: 'statistics',
        title: 'Reasons, most first',
        text: 'Pareto with its line; a bar leads to the stops behind it, every chart is saved as a picture or as CSV.',
        ...{ user: 'supervisor', path: '/statistics/zone/A1/sr-short', size: 'terminal', shows: 'Hall A, north' },
      },
      {
        name: 'order-details',
        title: 'One order',
        text: 'Times, pieces, people and OEE of a run, with lights that say which limit was passed.',
        ...{ user: 'supervisor', path: '/interface/M103/order-details/0071020', size: 'terminal', shows: 'NP-1010' },
      },
    ],
  },
  {
    title: 'On the wall',
    pictures: [
      {
        name: 'wall-plant',
        title: 'Ready to hang up: plant today',
        text: 'Six boards are there in every company, readable from five metres, changing in turn: the plant today, the machines, losses, orders at risk, quality, maintenance.',
        ...{ user: 'supervisor', path: '/wall-boards', size: 'wall', dark: true, shows: 'Largest losses today' },
        press: heldBoard(0),
      },
      {
        name: 'wall-andon',
        title: 'Machines now',
        text: 'Who needs somebody comes first: state, reason, order and pieces beside what was planned by now.',
        ...{ user: 'supervisor', path: '/wall-boards', size: 'wall', shows: 'Machines now' },
        press: heldBoard(1),
      },
      {
        name: 'live-view',
        title: 'A live view',
        text: 'Machines as large tiles, their colour, shape and word telling the state.',
        ...{ user: 'operator', path: '/liveview/all-machines', size: 'wall', dark: true, shows: 'M101' },
      },
      {
        name: 'dashboard',
        title: 'A dashboard of one’s own',
        text: 'Built from some thirty widgets, opened by a wall link without signing in.',
        ...{ user: 'admin', path: '/dashboards/factory-overview', size: 'wall', shows: 'M101' },
      },
    ],
  },
  {
    title: 'Set up on pages',
    pictures: [
      {
        name: 'builder',
        title: 'The builder of dashboards',
        text: 'Widgets are dragged in, sized and fed from saved queries that can hurt nobody.',
        ...{
          ...{ user: 'admin', path: '/admin/config/dashboards/factory-overview' },
          ...{ size: 'wall', shows: 'Packing 1' },
        },
      },
      {
        name: 'calendars',
        title: 'Shifts and calendars',
        text: 'A change holds from its day on and never alters the past.',
        ...{ user: 'admin', path: '/admin/calendars', size: 'terminal', shows: 'Calendars' },
      },
      {
        name: 'audit-trail',
        title: 'Who did what',
        text: 'Sign-ins, settings and bookings with before and after, sealed so that even the owner of the database cannot alter them unnoticed.',
        ...{ user: 'admin', path: '/admin/audit-trail', size: 'terminal', shows: 'Audit trail' },
      },
    ],
  },
]

export const pictures: readonly Picture[] = tour.flatMap((chapter) => chapter.pictures)

/** docs/tour.md. */
export function tourPage(): string {
  const chapters = tour.map(({ title, pictures }) => {
    const each = pictures.map((one) => `**${one.title}.** ${one.text}\n\n![${one.title}](pictures/${one.name}.png)`)
    return `## ${title}\n\n${each.join('\n\n')}`
  })
  return [
    '# A tour',
    '<!-- Written by `npm run pictures` from scripts/pictures/tour.ts. -->',
    `The product in ${pictures.length} pictures, taken from the running example plant on a Wednesday at ten. [A stop is coded](pictures/coding.png) moves.`,
    ...chapters,
    '',
  ].join('\n\n')
}
