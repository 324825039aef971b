import { aUser } from '@takt/server/people/people.fixture.ts'
import { aScrapCategory, aScrapReason } from '@takt/server/scrap/scrap.fixture.ts'
import { example } from '@takt/server/seed/example.ts'
import { aCompany } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'
import { expectPath, visit, withSetting } from '../../pages/shell.ts'

/** A program beside the browser: what it changes has to reach open pages by itself. */
async function callAsAdmin(plant: Plant, name: string, payload: object): Promise<void> {
  const post = async (path: string, body: object, bearer = '') => {
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
    const response = await fetch(plant.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status).toBe(200)
    return (await response.json()) as { data: { bearer: string }[] }
  }
  const { company_key, password } = example
  const session = await post('/api/session', { company_key, username: 'admin', password })
  await post('/api/call', { name, payload }, session.data[0]?.bearer)
}

test('T-PLANT-143 T-PLANT-144 T-PLANT-227 a category and a reason are made on their pages; an open scrap wizard shows each change at once; what is in use is told', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  try {
    await signIn('admin', { path: '/admin/scrap-reasons' })
    await page.getByRole('button', { name: 'Categories' }).click()
    await page.getByRole('button', { name: 'New category' }).click()
    await form.getByLabel('Code').fill('Z'.repeat(20))
    await expect(form.getByText(/^Full:/)).toHaveText('Full: at most 20 characters fit.')
    await form.getByLabel('Code').fill('ZZ')
    await expect(form.getByText(/^Full:/)).toHaveCount(0)
    await form.getByLabel('Name in English').fill('Packing')
    await save.click()
    await expect(page.getByText('Packing is saved.')).toBeVisible()
    await page.getByRole('row', { name: /Surface/ }).click()
    await form.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/reasons in SUR: move them/)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'New scrap reason' }).click()
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill('9')
    await form.getByLabel('Category').click()
    await page.getByRole('option', { name: 'Packing' }).click()
    await form.getByLabel('Name in English').fill('Torn bag')
    await form.getByRole('button', { name: 'Other languages' }).click()
    await form.getByLabel('Name in Swedish').fill('Trasig påse')
    await form.getByLabel('Name in German').fill('Gerissener Beutel')
    await form.getByRole('switch', { name: 'Own colour' }).click()
    // A number beyond its limits stays as it was typed, is told and is not saved as another.
    const cost = form.getByRole('textbox', { name: /^Cost/ })
    await cost.fill('-5')
    await cost.blur()
    await expect(cost).toHaveValue('-5')
    await expect(cost).toHaveAccessibleDescription(/Between 0 and/)
    await expect(save).toBeDisabled()
    await cost.fill('2')
    await save.click()
    await expect(page.getByText('9 Torn bag is saved.')).toBeVisible()
    const [stored] = await plant.sql<Record<string, unknown>>("select * from scrap_reason where code = '9'")
    expect(stored).toMatchObject({
      scrap_reason_category: 'ZZ',
      names: { en: 'Torn bag', sv: 'Trasig påse', de: 'Gerissener Beutel' },
      active: true,
    })

    await signIn('operator', { path: '/interface/M104/scrap-quantity' })
    await expect(page.getByRole('row', { name: /Torn bag/ })).toBeVisible()
    const {
      company_id: _,
      view_order: __,
      version,
      ...reason
    } = stored as { version: number; company_id: number; view_order: number }
    await callAsAdmin(plant, 'save_scrap_reason', { ...reason, names: { en: 'Split bag' }, version })
    await expect(page.getByRole('row', { name: /Split bag/ })).toBeVisible()
    await callAsAdmin(plant, 'delete_scrap_reason', { code: '9', version: version + 1 })
    await expect(page.getByRole('row', { name: /Split bag/ })).toHaveCount(0)
  } finally {
    await plant.sql("delete from scrap_reason where code = '9'")
    await plant.sql("delete from scrap_category where code = 'ZZ'")
  }
})

test('T-PLANT-196 T-PLANT-145 T-PLANT-641 a kind of activity is written with its checklist, copied, and created at the machine it is for', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  try {
    await signIn('admin', { path: '/admin/activity-types' })
    await page.getByRole('button', { name: 'New kind' }).click()
    await form.getByLabel('Name in English').fill('Oil check')
    await form.getByRole('button', { name: 'Add a step' }).click()
    await expect(save).toBeDisabled()
    await form.getByLabel('Question in English').fill('Oil level?')
    await form.getByLabel('Answer').click()
    await page.getByRole('option', { name: 'Number', exact: true }).click()
    await form.getByRole('textbox', { name: 'Deviates below' }).fill('5')
    await form.getByRole('textbox', { name: 'Deviates above' }).fill('2')
    await form.getByRole('textbox', { name: 'Deviates above' }).blur()
    await expect(form.getByText('In step 1 a lower limit lies above the upper one.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Deviates above' }).fill('9')
    await form.getByRole('button', { name: 'Add a step' }).click()
    const floor = form.getByRole('listitem').filter({ hasText: 'Step 2' })
    await floor.getByLabel('Question in English').fill('Floor?')
    await floor.getByLabel('Answer').click()
    await page.getByRole('option', { name: 'One of several choices' }).click()
    await floor.getByLabel('Choice 1 in English').fill('Clean')
    await expect(save).toBeDisabled()
    await floor.getByLabel('Choice 2 in English').fill('Oil')
    await floor.getByRole('button', { name: 'Choices: Other languages' }).click()
    await floor.getByLabel('Choice 2 in German').fill('Öl')
    await form.getByLabel('When it is done').click()
    await page.getByRole('option', { name: 'It comes again' }).click()
    await form.getByRole('textbox', { name: 'After minutes' }).fill('1440')
    await form.getByRole('textbox', { name: 'After minutes' }).blur()
    await expect(form.getByText('Mail is not set up on this server.')).toBeVisible()
    await form.getByLabel('Mail when it deviates').fill('bo')
    await expect(form.getByText('“bo” is not an e-mail address.').first()).toBeVisible()
    await expect(save).toBeDisabled()
    await form.getByLabel('Mail when it deviates').fill('bo@plant.example')
    await save.click()
    await expect(page.getByText('Oil check is saved.')).toBeVisible()
    await page.getByRole('row', { name: /Oil check.*2 steps.*every 1 day/ }).click()
    await form.getByRole('button', { name: 'Copy' }).click()
    await save.click()
    await expect(page.getByRole('row', { name: /Copy of Oil check.*2 steps/ })).toBeVisible()

    const [kept] = await plant.sql<{ choices: unknown }>(
      `select choices from activity_question q join activity_type t on t.company_id = q.company_id and t.record_no = q.action_id
       where q.company_id = 1000 and t.names ->> 'en' = 'Oil check' and input_type = 'list'`,
    )
    expect(kept?.choices).toEqual([{ en: 'Clean' }, { de: 'Öl', en: 'Oil' }])
    await signIn('operator', { path: '/interface/M102/create-activity' })
    await expect(page.getByRole('row', { name: /^Oil check/ })).toBeVisible()
  } finally {
    const made = "(select record_no from activity_type where company_id = 1000 and names ->> 'en' like '%Oil check')"
    for (const table of ['activity_output', 'activity_question']) {
      await plant.sql(`delete from ${table} where company_id = 1000 and action_id in ${made}`)
    }
    await plant.sql("delete from activity_type where company_id = 1000 and names ->> 'en' like '%Oil check'")
  }
})

test('T-PLANT-147 a company without machines says so and shows the way; steps are done by what is there, and hidden when all is', async ({
  page,
  plant,
  signIn,
}) => {
  const empty = 4711
  await aCompany(plant, { company_id: empty, company_key: 'empty-one', company_name: 'Acme AB' })
  const [admin] = await plant.sql<{ password_hash: string; role: string }>(
    "select password_hash, role from app_user where company_id = 1000 and username = 'admin'",
  )
  const user = (username: string, usertype: number) => aUser(plant, { ...admin, company_id: empty, username, usertype })
  try {
    await user('olle', 1)
    await user('anna', 9)
    await signIn('olle', { company: 'empty-one', path: '/machines/all' })
    await expect(page.getByText('An administrator sets the machines up.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin with the first steps' })).toHaveCount(0)

    await signIn('anna', { company: 'empty-one', path: '/machines/all' })
    await page.getByRole('button', { name: 'Begin with the first steps' }).click()
    await expect(page.getByText('0 of 9')).toBeVisible()
    const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect(step('Connect the machines')).toContainText('No signal heard yet')
    await expect(step('Connect the machines')).toContainText(`curl -X POST ${plant.url}/api/ingest`)
    await expect(step('Connect the machines').getByRole('link', { name: 'Make a new key' })).toBeVisible()
    await step('Stop codes').getByRole('link').click()
    await expect(page.getByText('No stop codes yet')).toBeVisible()
    await aScrapCategory(plant, { company_id: empty, code: 'A' })
    await aScrapReason(plant, { company_id: empty, scrap_reason_category: 'A' })
    await visit(page, '/admin/first-steps')
    await expect(step('Scrap reasons')).toContainText('Done')
    await visit(page, '/admin')
    const banner = page.getByRole('region', { name: 'First steps' })
    await expect(banner).toContainText('1 of 9')
    await expect(banner).toContainText('Next: Places and machines')
    await visit(page, '/home')
    await expect(banner).toContainText('1 of 9')

    await withSetting(plant, 'firstSteps', '', async () => {
      await plant.allRunning()
      await signIn('admin', { path: '/admin/first-steps' })
      await expect(page.getByText(/^Last signal: /)).toBeVisible()
      await page.getByRole('button', { name: 'Hide the steps' }).click()
      await expectPath(page, '/admin')
      await expect(page.getByRole('link', { name: /^First steps/ })).toBeVisible()
      await expect(banner).toHaveCount(0)
    })
  } finally {
    for (const table of ['scrap_reason', 'scrap_category', 'session', 'audit', 'app_user', 'company']) {
      await plant.sql(`delete from ${table} where company_id = $1`, [empty])
    }
  }
})
