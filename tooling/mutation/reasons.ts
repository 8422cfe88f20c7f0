/** Why changes of a line may survive. */
export interface Reason {
  /** The file's name; absent for any file. */
  readonly file?: string;
  /** What stands in the line the change begins in. */
  readonly line: string;
  /** What the change makes of it; absent for whatever. */
  readonly becomes?: string;
  readonly why: string;
}

export const packagesUnderMutation = ['pricing', 'catalog', 'cart-sync'] as const;

type PackageTitle = (typeof packagesUnderMutation)[number];

const ofAll: readonly Reason[] = [
  { line: 'throw new ', why: 'words of an error only a bug meets; it is told apart by its class' },
  {
    line: '[]',
    becomes: '["Stryker was here"]',
    why: 'a list that is not there is an empty one; the text put in has no field any step takes up',
  },
];

const own: Readonly<Record<PackageTitle, readonly Reason[]>> = {
  pricing: [
    {
      file: 'announced-reduction.ts',
      line: "timeZone: TimeZone = 'Europe/Budapest'",
      why: 'all zones but UTC have the same clock',
    },
    {
      file: 'announced-reduction.ts',
      line: 'entry.from <= now',
      why: 'a price to come, or one that begins at this moment, is no step of the reduction that runs: marked or not, it is not looked at',
    },
    {
      file: 'cart-totals.ts',
      line: 'if (a.id !== b.id)',
      why: 'equal ids are told apart before',
    },
    {
      file: 'cart-totals.ts',
      line: 'row.gross === 0 ? 0',
      why: 'without it 0 is divided by 0, which rounding takes for 0: the line says so in plain words',
    },
    {
      file: 'discount-percent.ts',
      line: 'compareMoney(price, base) >= 0',
      why: 'of an equal price it is 0 per cent as well',
    },
    {
      file: 'compute-prices.ts',
      line: 'const isFinalUsed',
      why: 'of two equal prices it is the same which one is shown',
    },
    {
      file: 'compute-prices.ts',
      line: 'special = price.gross < offer.gross',
      why: 'of two equal prices it is the same which one is shown',
    },
    {
      file: 'composite-history.ts',
      line: 'to === undefined ? [from]',
      why: 'a moment that is not there is sorted behind all others, where nothing has a price',
    },
    {
      file: 'composite-history.ts',
      line: 'entry?.reduced',
      why: 'with a sum every part has an entry; the types ask for the words',
    },
    {
      file: 'composite-history.ts',
      line: 'to === undefined ? {}',
      why: 'an end that is not there is an open one, named or not',
    },
    {
      file: 'price-schedule.ts',
      line: 'bound > now',
      becomes: 'bound >= now',
      why: 'the moment it begins with is among them, and each counts once',
    },
    {
      file: 'coupon-terms.ts',
      line: '!== undefined &&',
      becomes: 'true',
      why: 'nothing is before, after or as much as undefined; the types ask for the words',
    },
    {
      file: 'coupon-terms.ts',
      line: 'end === undefined ||',
      why: 'a text that is no date has no moment either; the types ask for the words',
    },
    {
      file: 'platform-prices.ts',
      line: 'products[0]?.configurable_children',
      why: 'one product was counted, so there is a first',
    },
    {
      file: 'price-product.ts',
      line: 'in product) delete',
      becomes: 'true',
      why: 'taking away what is not there changes nothing; it only takes its time',
    },
    {
      file: 'pricer.ts',
      line: '!==',
      becomes: 'true',
      why: 'a short cut: what was worked out for the document before is worked out again',
    },
    {
      file: 'special-window.ts',
      line: 'let lastBounds: SpecialBounds',
      why: 'it is read only after it was written: no zone was asked of before',
    },
    {
      file: 'rounding.ts',
      line: 'amount < 0 && size > 0',
      becomes: 'amount <= 0',
      why: '0 has the size 0',
    },
    {
      file: 'special-window.ts',
      line: 'from !== lastFrom',
      becomes: 'true',
      why: 'a short cut: what was read before is read again',
    },
    {
      file: 'compute-prices.ts',
      line: 'amount === 0',
      becomes: 'false',
      why: 'a short cut: nothing is split into nothing',
    },
    {
      file: 'compute-prices.ts',
      line: 'sourceFinal === sourcePrice',
      becomes: 'false',
      why: 'a short cut: what was worked out of the price is worked out again',
    },
    {
      file: 'wire-prices.ts',
      line: 'amount === undefined',
      why: 'a short cut: what is no number is 0 in the end',
    },
    {
      file: 'wire-prices.ts',
      line: "typeof amount === 'number'",
      why: 'a short cut: a number is its own number',
    },
    {
      file: 'wire-prices.ts',
      line: 'scale === 1',
      becomes: 'false',
      why: 'a short cut: divided by 1 it stays',
    },
    {
      file: 'prior-price.ts',
      line: 'compareMoney(price, lowest) < 0',
      why: 'of two equal prices it is the same which one is the lowest',
    },
    {
      file: 'rounding.ts',
      line: 'return ratePercent === 0',
      why: 'a short cut: without tax the formula gives the amount itself',
    },
    {
      file: 'special-window.ts',
      line: 'from !== undefined && to !== undefined',
      why: 'a comparison with what is not there is false as well; the types ask for the words',
    },
    {
      file: 'special-window.ts',
      line: "timeZone: TimeZone = 'Europe/Budapest'",
      why: 'every zone but UTC keeps one clock here',
    },
    {
      file: 'allocate-minor.ts',
      line: 'Number(b.remainder > a.remainder)',
      why: 'sorting keeps what it calls equal or later in place: the earlier part stays first',
    },
  ],
  catalog: [
    {
      file: 'bundle-choice.ts',
      line: 'candidate.option_id === step.optionId',
      why: 'the choice of any other option is left as it is before its links are looked at',
    },
    {
      file: 'select-option.ts',
      line: 'const derivedValues',
      why: 'what is held is written over it, in the same place',
    },
    {
      file: 'configure-product.ts',
      line: "'configurable_children'",
      why: 'a variant has no variants; it stands there so that none can bring some',
    },
    {
      file: 'custom-values.ts',
      line: "(wire ?? '').length",
      why: 'a text is never without a value; the types ask for one',
    },
    {
      file: 'custom-values.ts',
      line: 'idOf(value) ?? []',
      why: 'a value without an id is never chosen',
    },
    {
      file: 'custom-values.ts',
      line: 'id !== undefined && ids.has(id)',
      why: 'what is not there is in no set; the types ask for the words',
    },
    {
      file: 'find-variant.ts',
      line: "variantValue(child, key) ?? ''",
      why: 'no text stands for a value that is not there: empty ones were left out of the wish',
    },
    {
      file: 'option-availability.ts',
      line: "values.get(key) ?? ''",
      why: 'no value of an option is called so; a variant without one changes none',
    },
    {
      file: 'option-availability.ts',
      line: 'const ranks',
      why: 'the lowest rank: what is not in the list ranks lower still',
    },
    {
      file: 'option-availability.ts',
      line: 'ranks.indexOf(state) > ranks.indexOf(current)',
      why: 'of two equal ranks it is the same which one is written',
    },
    {
      file: 'option-list.ts',
      line: 'option.attribute_code === undefined ?',
      why: 'an option without a code has no attribute of its key either, unless one is called as its label',
    },
    {
      file: 'unavailable-variants.ts',
      line: 'document.id === undefined',
      why: 'no stock is kept under an id that is not there; the types ask for the words',
    },
  ],
  'cart-sync': [
    {
      file: 'carry-out.ts',
      line: 'cart.epoch === run.epoch',
      why: 'what is written into a line of an emptied cart is unwritten when its server cart is let go of',
    },
    {
      file: 'carry-out.ts',
      line: 'noted?.sending?.key !== sending.key',
      why: 'a line that was changed was not noted: its key is another one already',
    },
    {
      file: 'carry-out.ts',
      line: "return update({ do: 'update-server'",
      why: 'a step that is carried out is not asked again what it does',
    },
    {
      file: 'carry-out.ts',
      line: 'some((item) => isMarked(row, item))',
      why: 'between the mark and the deletion lies one write of the device: what comes back in it the next meeting would put back',
    },
    {
      file: 'carry-out.ts',
      line: 'row.quote_id ?? run.token',
      why: 'a row of a cart carries the token of that cart',
    },
    {
      file: 'carry-out.ts',
      line: "do: 'delete-on-server', row }",
      why: 'whatever is no update is a deletion there',
    },
    {
      file: 'carry-out.ts',
      line: "case 'skip':",
      why: 'it ends as what no case is named for: the line alone stays open',
    },
    {
      file: 'carry-out.ts',
      line: 'item.prev_qty ?? 0',
      why: '0 and nothing are the same quantity to go back to',
    },
    {
      file: 'carry-out.ts',
      line: 'before > 0 && before !== item.qty',
      why: 'the row has the confirmed quantity as well, unless another device changed it meanwhile',
    },
    {
      file: 'carry-out.ts',
      line: '(prev_qty ?? 0) <= 0',
      why: 'a server confirms no quantity of 0',
    },
    {
      file: 'carry-out.ts',
      line: "case 'confirm':",
      why: 'nothing changes a line between the plan and its first steps',
    },
    {
      file: 'carry-out.ts',
      line: 'const isNew =',
      why: 'a line that has a row and no id here was added just now, and is expected as that',
    },
    {
      file: 'carry-out.ts',
      line: "return failure.kind === 'version'",
      why: 'no other failure has rows to plan from; the types ask for the words',
    },
    {
      file: 'cart-book.ts',
      line: 'const writeLock',
      why: 'any name of its own does',
    },
    {
      file: 'cart-book.ts',
      line: 'stored === undefined ?',
      why: 'the words are for the types: a brand is no value',
    },
    {
      file: 'coupon-desk.ts',
      line: "error = ''",
      why: 'a refusal without a name is known by no name',
    },
    {
      file: 'create-cart-sync.ts',
      line: 'message === cartMessage',
      becomes: 'true',
      why: 'looking once more finds the same',
    },
    {
      file: 'create-server-cart.ts',
      line: 'sent.body === undefined ?',
      why: 'a body that is undefined is none',
    },
    {
      file: 'create-server-cart.ts',
      line: "userToken: 'as-guest'",
      why: 'whatever is said there, the token is left out',
    },
    {
      file: 'create-server-cart.ts',
      line: 'return { value: undefined, version }',
      why: 'nobody reads the version of what ends a meeting with a coupon; a deletion reads it beside',
    },
    {
      file: 'edit-synced.ts',
      line: 'mark.unsureSince !== undefined',
      why: 'a comparison with what is not there is false as well; the types ask for the words',
    },
    {
      file: 'edit-synced.ts',
      line: 'item.server_item_id === undefined ?',
      why: 'no row has an id that is not there; the types ask for the words',
    },
    {
      file: 'edit-synced.ts',
      line: 'line[field] === next[field]',
      why: 'a short cut: what is the same is written the same',
    },
    {
      file: 'failure-course.ts',
      line: 'error !== undefined &&',
      why: 'no name is in the list of names; the types ask for the words',
    },
    {
      file: 'idle-coupon.ts',
      line: "error ?? ''",
      why: 'neither is a name in the list',
    },
    {
      file: 'line-identity.ts',
      line: 'row !== undefined',
      why: 'a row that is not there was not taken, and taking it takes nothing',
    },
    {
      file: 'line-identity.ts',
      line: 'item.server_item_id === undefined ?',
      why: 'no row has an id that is not there; the types ask for the words',
    },
    {
      file: 'meeting.ts',
      line: 'desk.reset();',
      why: 'totals carry the hash of their cart; methods are asked for anew before they are shown as the server’s',
    },
    {
      file: 'meeting.ts',
      line: 'return book.token() === undefined;',
      why: 'a cart that was emptied has been let go of there',
    },
    {
      file: 'meeting.ts',
      line: 'book.hash() === undefined ||',
      why: 'no hash is another one, too; the types ask for the words',
    },
    {
      file: 'meeting.ts',
      line: 'at > 0 &&',
      why: 'no checkout was last touched in 1970',
    },
    {
      file: 'meeting.ts',
      line: "courseOf(failure) === 'later' ?",
      why: 'where sync is off, coming back later does nothing',
    },
    {
      file: 'meeting.ts',
      line: 'if (token === undefined) return',
      why: 'a meeting begins with a token; the types ask for the words',
    },
    {
      file: 'meeting.ts',
      line: 'dryRun: options.dryRun === true',
      why: 'the steps of a dry run are looked at by nobody: it ends behind the plan',
    },
    {
      file: 'meeting.ts',
      line: 'next && nextVersion',
      why: 'rows without their version are asked for anew by the refusal of the next write',
    },
    {
      file: 'meeting.ts',
      line: 'if (token !== undefined && wantsTotals())',
      why: 'what was carried out was carried out on a cart; the types ask for the words',
    },
    {
      file: 'meeting.ts',
      line: 'round >= mostPlans',
      why: 'the bound for a server that orders every cart it gives',
    },
    {
      file: 'meeting.ts',
      line: 'report: orderedReport()',
      why: 'the bound for a server that orders every cart it gives',
    },
    {
      file: 'meeting.ts',
      line: 'round < mostPlans',
      why: 'the number of fresh carts is bounded before',
    },
    {
      file: 'meeting.ts',
      line: 'round + 1',
      why: 'other bounds come first: of fresh carts, and of the rounds of a plan',
    },
    {
      file: 'meeting.ts',
      line: 'const conflict',
      why: 'of why a meeting is repeated only a time to wait is read, and this has none',
    },
    {
      file: 'notice-board.ts',
      line: 'left.length < notices.get().length',
      why: 'a list that says the same is shown the same',
    },
    {
      file: 'prepare-add.ts',
      line: 'qty >= 1 ? qty : 1',
      why: 'what is none becomes 1, which 1 is already',
    },
    {
      file: 'shared-cart.ts',
      line: "= ''",
      why: 'a text that was split has a first part; the types ask for the others, which are refused like an empty one',
    },
    {
      file: 'shared-cart.ts',
      line: "(valueText ?? '')",
      why: 'a bundle without a quantity is refused, whatever stands for it',
    },
    {
      file: 'shared-cart.ts',
      line: 'text.length > 9 * mostField',
      why: 'a short cut: what is too long encoded is too long decoded',
    },
    {
      file: 'shared-cart.ts',
      line: '} catch {',
      why: 'without a word it is undefined all the same',
    },
    {
      file: 'shopper.ts',
      line: 'find(lineKey(line)) ?? line',
      why: 'a line that was just added is found',
    },
    {
      file: 'shopper.ts',
      line: 'if (find(key) === undefined)',
      why: 'asked before, so that nothing is expected of a line that is not there; the answer behind is the same',
    },
    {
      file: 'shopper.ts',
      line: 'if (asked === undefined)',
      why: 'asked before the shopper is; the answer behind is the same',
    },
    {
      file: 'shopper.ts',
      line: 'board.forget(key)',
      why: 'only lines in the cart are told of, and one that comes back is expected anew',
    },
    {
      file: 'shown-totals.ts',
      line: "rounding: 'line'",
      why: 'there is no rate, so there is nothing to round',
    },
    {
      file: 'shown-totals.ts',
      line: "coupon: { code: ''",
      why: 'nothing here says what the discount is called',
    },
    {
      file: 'shown-totals.ts',
      line: 'totals === undefined ||',
      why: 'without totals there is no code; the types ask for the words',
    },
    {
      file: 'stored-cart.ts',
      line: "typeof epoch === 'number'",
      why: 'only a number is a whole one; the types ask for the words',
    },
    {
      file: 'stored-cart.ts',
      line: "typeof qty === 'number'",
      why: 'only a number is a whole one; the types ask for the words',
    },
    {
      file: 'sync-schedule.ts',
      line: "later.kind === 'refused' ?",
      why: 'no other failure has a time to wait; the types ask for the words',
    },
    {
      file: 'sync-schedule.ts',
      line: 'next?.options ?? options',
      why: 'who waits for a turn stands there when it comes; the types ask for the words',
    },
    {
      file: 'totals-desk.ts',
      line: 'totals === undefined ||',
      why: 'totals that are not there have no hash; the types ask for the words',
    },
    {
      file: 'sync-schedule.ts',
      line: 'timer.abort();',
      why: 'what is stopped is not set going by a timer either',
    },
    {
      file: 'sync-with.ts',
      line: 'show();',
      why: 'the change it follows is shown by itself; this says it where there was none',
    },
    {
      file: 'sync-with.ts',
      line: 'if (!online) return',
      why: 'a load without a network meets nobody',
    },
    {
      file: 'sync-with.ts',
      line: 'last !== undefined &&',
      why: 'a comparison with what is not there is false as well; the types ask for the words',
    },
    {
      file: 'sync-with.ts',
      line: 'schedule.conclude({',
      why: 'nothing waits to be told when a login does not get through',
    },
    {
      file: 'sync-with.ts',
      line: 'report: { done: false }',
      why: 'nothing waits to be told when a login does not get through',
    },
    {
      file: 'sync-with.ts',
      line: '&& token !== undefined)',
      why: 'who was connected has a token; the types ask for the words',
    },
    {
      file: 'sync-with.ts',
      line: 'isLetGo !== true',
      why: 'a sync came first and has let go',
    },
    {
      file: 'sync-with.ts',
      line: 'token === undefined || !isEnabled()',
      why: 'who has lines and is online has met the server before: only a refused cart has none',
    },
    {
      file: 'sync-with.ts',
      line: 'message.startsWith(totalsMessage)',
      why: 'what is not meant for it cannot be read, and a listener that breaks is no listener of the others',
    },
    {
      file: 'totals-desk.ts',
      line: 'const totalsMessage',
      why: 'any name of its own does',
    },
    {
      file: 'totals-desk.ts',
      line: 'paymentMethods.length > 0',
      why: 'an empty list leaves the own methods, which stand there already',
    },
    {
      file: 'totals-desk.ts',
      line: 'view.get().totals === undefined ||',
      why: 'without totals there is no hash of theirs either',
    },
    {
      file: 'turns.ts',
      line: 'const meetingLock',
      why: 'any name of its own does',
    },
  ],
};

export function reasonsFor(title: PackageTitle): readonly Reason[] {
  return [...own[title], ...ofAll];
}
