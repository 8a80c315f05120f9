/**
 * Which intent a question has, by the signs that it shows. The first rule that fits is taken. A line has an intent, the
 * signs that are required (`a|b`: one of them), and after ` - ` those that are forbidden. `?` after the intent: the rule
 * says little, and one unknown word is enough to ask back. Words in capitals stand for several signs.
 */
export const RULES = `
# What is of no concern to Saldo
refuse.scope: scopeStrong - bounds list count ownSpend
# What Saldo does not do
refuse.write: startsWithWrite - afford
refuse.write: writeAnywhere - howMuch afford share canSpend willSave
refuse.advice: adviceAlways
refuse.advice: adviceTopic adviceAsk - uncategorized forecastNoun period budget duplicates month cut average largest
refuse.advice: adviceTopic adviceAsk period - spend income save count list share compareTo
# Talk
smalltalk: isGreeting - SIDE period howMuch regular budget summary forecastNoun scopeTopic unusual amount number
refuse.scope: scopeTopic - SIDE summary budget regular isAboutMoney unusual afford forecastNoun dataRange help
help: help - SIDE period summary forecastNoun dataRange regular budget
# What is named by words of its own
forecast.accuracy: forecastNoun accuracy
data.range: dataRange - merchant compareTo missed afford unusual duplicates
uncategorized: uncategorized
nospend.days: noSpend - adviceTopic
fixedVariable: fixed variable
duplicates: duplicates - compareTo count cut
whatif.cut: ifWord|howMuch cut percent
whatif.cut: cut percent - compareTo share
whatif.cut: ifWord cut - compareTo budget unusual trend
whatif.cut: ifWord stop SUBJECT|subs - budget unusual missed
budget.status: budget
goal.howmuch: goal howMuch need - amount number
goal.when: goal - amount number budget spend count list share trend compareTo
# What is to come
forecast: reach - past amount number howLong howMuch per expenseCategory merchant compareTo list count regular canSpend
forecast: atEnd save - past income spend compareTo list trend expenseCategory share savingsRate savingWord breakdown canSpend amount
goal.howmuch: amount|number savingWord need - canSpend howLong
goal.howmuch: amount|number savingWord per - canSpend last howLong
goal.howmuch: amount|number savingWord wish period - canSpend howLong howMuch last
goal.when: amount|number willSave howLong - last spend
goal.when: amount|number savingWord howLong - last
budget.status: canSpend expenseCategory - need adviceAsk amount percent
safeToSpend: canSpend - amount
goal.when: afford amount howLong - need period
afford: afford amount|number - need
afford: afford amount
afford: afford - howMuch need count salary when
# What repeats
recurring.new: regular isNew - budget changes howMuch
recurring.new: subs isNew - howMuch
recurring.new: isNew charge - howMuch when last first budget amount number merchant
recurring.changes: regular changes - trend why compareTo
recurring.changes: subs|bills changes - why
recurring.changes: merchant wentUp - spend why when last compareTo howMuch future
recurring.changes: merchant changes price - why when last compareTo
recurring.changes: merchant changes - trend spend why compareTo when last howMuch
recurring.missed: regular|merchant|spend|salary missed - howMuch when why uncategorized count savingWord due last canSpend compareTo trend
recurring.missed: regular|merchant missed - howMuch when why last first compareTo trend
# What is due
recurring.upcoming: toPay - past save last first merchant income compareTo missed amount average
recurring.upcoming: willCharge period - howMuch when merchant regular unusual
recurring.next: when salary howLong - last first amount number spend
recurring.next: when due|charge merchant|salary - last first howMuch weekdayStrong
recurring.next: due merchant - howMuch past last first compareTo list count average largest smallest trend why amount afford save
recurring.next: when merchant|salary|subs - last first howMuch most least spend weekdayStrong
recurring.upcoming: bills due count - past last first missed average largest changes spend
recurring.upcoming: bills due|ahead|when|period - past howMuch last first average largest subs compareTo
recurring.upcoming: subs ahead - past howMuch last first average largest isNew changes when
recurring.upcoming: regular|spend due plural - howMuch last first average largest future count list why
recurring.upcoming: regular|spend due - howMuch last first average largest future most count compareTo why income merchants breakdown unusual trend expenseCategory month pace summary weekdayStrong share merchant
recurring.upcoming: due period - howMuch future spend income save afford last first past merchant budget unusual compareTo summary expenseCategory month pace share list
recurring.upcoming: due ahead - howMuch future income save afford last merchant budget
recurring.total: regular howMuch|average - last largest count share futureStrong compareTo trend merchant expenseCategory
recurring.total: subs|bills per - list question last largest merchant
recurring.list: subs|regular - howMuch last first largest smallest share compareTo trend merchant expenseCategory period future unusual
recurring.list: subs - howMuch last first compareTo trend why share
# All transactions of a time
savings.rate: savingsRate
spend.share: share SUBJECT - why
spend.breakdown: share category
fixedVariable: share fixed
spend.why: why spend - futureStrong
spend.why: why muchMoney - futureStrong income incomeCategory
forecast: pace future howMuch period - unusual past merchant share count
pace: pace - unusual futureStrong
forecast: future - unusual last first duplicates
unusual: unusual - adviceTopic
month.extreme: month most|least|best|worst|largest|smallest - weekdayStrong compareTo
weekday.pattern: weekdayStrong - last list count
weekday.pattern: weekdayStrong spend - last count
weekday.pattern: weekday most|least spend|SUBJECT - last first period
weekday.pattern: weekday most|least spend - last first
# Single transactions
records.list: exactAmount - howMuch count average
records.list: latest - howMuch count largest smallest compareTo average trend number due missed unusual breakdown
recurring.list: subs count - period last first merchant per most least
records.count: count - average largest smallest trend howLong merchants
records.first: first - compareTo trend future breakdown
records.last: last - first largest smallest compareTo average trend number breakdown summary share
records.list: last number - largest smallest compareTo merchants
income.breakdown: sources - spend expenseCategory
income.breakdown: breakdown category income|incomeCategory - bothSides spend
spend.merchants: merchants - compareTo unusual count average smallest
records.largest: largest - breakdown compareTo smallest
records.smallest: smallest - breakdown compareTo
# Sums, and what they are made of
balance.compare: compareTo bothSides
balance.total: bothSides - list breakdown summary
balance.compare: compareTo save - bothSides expenseCategory incomeCategory spend
income.compare: compareTo INCOME - expenseCategory spend
spend.compare: compareTo - income incomeCategory
spend.trend: trend EXPENSE - future save
income.average: average INCOME - save
spend.average: average EXPENSE|per - income save incomeCategory
spend.average: average spend - incomeCategory
income.breakdown: breakdown INCOME - spend
spend.breakdown: breakdown - save future trend
spend.average: per EXPENSE - income save period list incomeCategory
income.average: per INCOME - save period list spend
spend.average: per spend period - income save list incomeCategory compareTo
summary: summary - list
summary: summary - spend income
records.list: list plural - howMuch
records.list: whatBought - largest smallest most noSpend breakdown
records.list: list merchant|bounds - howMuch save spend
records.list: plural bounds - howMuch
records.list: movements period|bounds|SUBJECT - howMuch save compareTo trend
balance.total: save - list expenseCategory trend merchant compareTo average
income.total: income - spend expenseCategory list trend compareTo
income.total: income howMuch|whatIs|incomeCategory - expenseCategory trend compareTo
income.total: incomeCategory - spend expenseCategory list trend compareTo
records.list: list SUBJECT - howMuch spend save
records.list: listAll bounds - howMuch save trend compareTo count
records.list: listAll spend|SUBJECT - howMuch income save trend compareTo breakdown per
spend.total: spend howMuch|period|SUBJECT|named - trend compareTo dataRange
spend.total: spend whatIs - trend compareTo most least
spend.total?: spend howMuch
spend.total?: expenseCategory|merchant - trend compareTo
spend.total?: howMuch bounds
spend.total?: period named - question list plural income save afford canSpend trend compareTo count largest smallest average amount number why future budget summary help unusual regular
spend.total?: howMuch period - income save afford canSpend trend compareTo count largest smallest average amount number why future budget summary help unusual regular missed need willSave share percent merchants breakdown howLong ahead list
spend.total?: howMuch named - income save afford canSpend trend compareTo count largest smallest average amount
records.list?: list period
# What is left
help: help
smalltalk: isGreeting - amount number
refuse.scope: scopeTopic
`;
