import { expect, test } from 'vitest'
import { testServer } from '../../../test/test-server.ts'
import { shiftFigures } from '../../history/history.fixture.ts'
import { aStop, aStopCode, aStopGroup } from '../../stops/stops.fixture.ts'

const plant = testServer()

test('a row is answered as it is stored, with what was given, what is usual and what the database fills in', async () => {
  const group = await aStopGroup(plant, { names: { en: 'Feeding' } })
  const code = await aStopCode(plant, { names: { en: 'Jam' }, group_id: group.code, machines: ['M101'] })
  expect(code).toMatchObject({ names: { en: 'Jam' }, machines: ['M101'], record_no: 90_001, active: true, version: 1 })
  expect(
    await plant.sql('select to_jsonb(s.*) as row from stop_code s where stop_code = $1', [code.stop_code]),
  ).toEqual([{ row: code }])
})

test('two of a kind never meet', async () => {
  const codes = [await aStopCode(plant), await aStopCode(plant)].map(({ stop_code }) => stop_code)
  expect(new Set(codes).size).toBe(2)
})

test('a row is of the example company or of the one that is given, and its day is the plant’s', async () => {
  const stop = await aStop(plant, { machine_id: 'M101', start_time: '2026-06-01T22:30:00Z' })
  expect(stop).toMatchObject({ company_id: 1000, day: '2026-06-02', stop: '1780353000000', end_time: null })
})

test('what there is one of is written over', async () => {
  const given = { machine_id: 'M101', day: '2024-02-28' }
  await shiftFigures(plant, { ...given, run_ms: 1 })
  expect(await shiftFigures(plant, { ...given, run_ms: 2 })).toMatchObject({ run_ms: 2 })
})

test('a wrong or missing field does not compile', () => {
  const wrong = [
    // @ts-expect-error no such column
    () => aStopCode(plant, { name: 'Jam' }),
    // @ts-expect-error another type
    () => aStopCode(plant, { active: 1 }),
    // @ts-expect-error nobody knows when it began
    () => aStop(plant, { machine_id: 'M101' }),
    // @ts-expect-error nothing of a stop is usual enough
    () => aStop(plant),
    // @ts-expect-error no such column among the usual ones
    () => makes('stop_group', () => ({ code: 'made', name: 'Feeding' })),
  ]
  expect(wrong).toHaveLength(5)
})
