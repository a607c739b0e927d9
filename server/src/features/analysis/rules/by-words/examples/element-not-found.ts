/** Messages of tools and programs whose category is `element-not-found`, one a line. */
export const elementNotFound = String.raw`
NoSuchElementException: no such element: Unable to locate element: {"method":"css selector","selector":"#pay"}
Unable to locate element: #checkout
Unable to find an element with the text: Submit
TestingLibraryElementError: Unable to find an accessible element with the role "button" and name "Pay"
Found multiple elements with the text: Save
Expected to find element: '.cart', but never found it.
strict mode violation: getByRole('button') resolved to 2 elements
locator resolved to hidden element
element is not visible
element not interactable
ElementNotInteractableException: element not interactable
ElementClickInterceptedException: element click intercepted: Element is not clickable at point
element click intercepted
stale element reference: element is not attached to the page document
StaleElementReferenceException
Element is not attached to the DOM
element was detached from the DOM
waiting for locator('#pay') to be visible
No node found for selector: #login
Error: No element found using locator: By(css selector, #a)
Element <button> is not clickable because another element obscures it
Unable to find css "#pay"
Capybara::ElementNotFound: Unable to find button "Pay"
Capybara::Ambiguous: Ambiguous match, found 2 elements matching
Element 'id=pay' not found.
Element with locator 'id=pay' not found.
Can't call click on element with selector "#a" because element wasn't found
The element does not exist in the page
no such frame
NoSuchWindowException: no such window
no such alert
subtree intercepts pointer events
element is outside of the viewport
Unable to fill: input not found
Finder: Found 0 widgets with text "Save"
No visible element matched the selector
querySelector('#app') returned null
Target container is not a DOM element.
Timed out retrying: Expected to find content: 'Thanks' but never did.
cy.click() failed because this element is not visible
button "Pay" was not found on the page
no element matches the selector
selector ".cart" matched nothing
could not find the element
Unable to find visible css
Can't find element
cannot click: element is hidden
element is covered by another element
element is not displayed
element is disabled and cannot be clicked
matched 3 elements, expected one
No such element: xpath=//a
Failed to find element matching selector
locator not found on the screen
An element could not be located on the page using the given search parameters.
androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id is <com.acme:id/pay>
androidx.test.espresso.AmbiguousViewMatcherException: 'with text: is "OK"' matches multiple views in the hierarchy.
androidx.test.espresso.PerformException: Error performing 'single click' on view
java.lang.AssertionError: Failed: assertExists. Reason: Expected exactly '1' node but could not find any node that satisfies: (Text contains 'Pay')
androidx.test.uiautomator.UiObjectNotFoundException: UiSelector[TEXT=Pay]
Element not found {#pay} Expected: visible
FlaUI.Core.Exceptions: Failed to find element with AutomationId 'btnSave'
Capybara::ElementNotFound: Unable to find button "Pay" that is not disabled
Capybara::Ambiguous: Ambiguous match, found 2 elements matching visible link "Edit"
Facebook\WebDriver\Exception\NoSuchElementException: no such element
Behat\Mink\Exception\ElementNotFoundException: Button with id|name|title|alt|value "Pay" not found.
The current node list is empty.
InvalidArgumentException: Unreachable field "order[totl]".
Hound.NoSuchElementError: No element found for css '#pay'
** (Wallaby.QueryError) Expected to find 1 visible element that matched the css '#pay', but 0 visible elements were found.
Failed to tap "Pay" Button: No matches found for Descendants matching type Button
Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField
Failed to scroll to visible (by AX action) Button, label: 'Pay'
locator.click: Error: strict mode violation: getByText('Pay') resolved to 3 elements
page.click: element is outside of the viewport
element intercepts pointer events <div class="overlay">…</div>
CypressError: Timed out retrying after 4000ms: Expected to find content: 'Pay' but never did.
cy.type() failed because it targeted a disabled element.
selenium.common.exceptions.ElementClickInterceptedException: Message: Element <button id="pay"> is not clickable at point (14,3) because another element <div> obscures it
selenium.common.exceptions.StaleElementReferenceException: stale element reference: stale element not found in the current frame
no such frame: element is not a frame
no such window: target window already closed
Can't call click on element with selector "#pay" because element wasn't found
element ("#pay") still not displayed after 5000ms
The specified selector does not match any element in the DOM tree.
The element that matches the specified selector is not visible.
TestingLibraryElementError: Unable to find a label with the text of: Email
TestingLibraryElementError: Found multiple elements by: [data-testid="row"]
Element locator 'id:pay' did not match any elements.
Page should have contained button 'Pay' but did not.
Method “simulate” is meant to be run on 1 node. 0 found instead.
Timed out waiting for selector ".cart-total" in page under audit (pa11y action): Failed action: element ".cart-total" could not be found
button "Save" is not on the page
menu entry "Export" cannot be found in the toolbar
dialog "Confirm" did not open, nothing to click
no row with text "4711" in the grid
checkbox #agb is hidden behind the cookie banner
could not locate window with title 'Shop - Login'
control txtAmount is disabled, cannot type into it
karate: driver: locator not found: {button}Pay, retry failed
Image not found on the screen: templates/ok.png (sikuli FindFailed)
WinAppDriver: no such element: AutomationId btnLogin
page object LoginPage: none of the candidates for "submit" matched
playwright._impl._errors.TimeoutError: Locator.click: Timeout 30000ms exceeded. waiting for get_by_role("button", name="Pay")
selenium.common.exceptions.NoSuchElementException: Message: no such element: Unable to locate element: {"method":"xpath","selector":"//button[@id='pay']"}
selenium.common.exceptions.ElementNotInteractableException: Message: element not interactable: element has zero size
org.openqa.selenium.ElementClickInterceptedException: element click intercepted: Element <button> is not clickable at point (12, 40). Other element would receive the click
org.openqa.selenium.StaleElementReferenceException: stale element reference: stale element not found in the current frame
org.openqa.selenium.NoSuchWindowException: no such window: target window already closed
org.openqa.selenium.NoAlertPresentException: no such alert
Capybara::ElementNotFound: Unable to find button "Pay now" that is not disabled
Capybara::ElementNotFound: Unable to find field "Email" that is not disabled
Facebook\WebDriver\Exception\NoSuchElementException: no such element in Dusk page
Button with locator 'Pay' not found.
Element 'css:#pay' not visible after 5 seconds.
Page should have contained element 'id:cart' but did not.
Error: No element found for selector: .checkout-button
CypressError: Timed out retrying after 4000ms: Expected to find element: #pay, but never found it.
Timed out retrying: cy.click() can only be called on a single element. Your subject contained 3 elements.
The element <a> is being covered by another element: <div class="modal">
1) The specified selector does not match any element in the DOM tree. (testcafe)
Can't wait for element ("#pay") to be present because it wasn't in the DOM
Appium: An element could not be located on the page using the given search parameters.
androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id is <io.acme:id/pay>
androidx.test.espresso.AmbiguousViewMatcherException: 'with text: is "Pay"' matches multiple views in the hierarchy.
Failed to get matching snapshot: No matches found for Elements matching predicate '"Pay" IN identifiers' from input
Unable to find a node with text: Pay; java.lang.AssertionError: Failed: assertExists. could not find any node that satisfies: (Text contains 'Pay')
Element not found: Text matching regex: Pay now (maestro)
Waiting for selector '#chart' failed: selector not present on the page
Select2 option "Zürich" not found in dropdown
Unable to find option "Express" within select box "Shipping"
no such shadow root: element has no shadow root
the menu entry "Export" is not on the page
could not find the login button on the start page
Node with given selector is not an HTMLElement: node is either not visible or not an HTMLElement
the dialog 'Confirm order' did not open
button 'Save' is greyed out and cannot be pressed
no row with text 'A-100' in the table of articles
link 'Forgot password?' was not found on the page
expected field 'Street' on the form, but there is none
tab 'Details' is hidden behind the banner
menu did not show the item 'Log out'
cannot find checkbox #terms
iframe 'payment' is not in the document
toast with text 'Saved' never appeared
XCUITest: Failed to tap "Pay" Button: No matches found for Find: Descendants matching type Button
Detox: Error: Cannot find UI element. Matcher: by.id("pay")
UiObjectNotFoundException: UiSelector[TEXT=Pay]
FlaUI: No element matched the condition Name = 'Save'
pywinauto.findwindows.ElementNotFoundError: {'title': 'Login'}
pyautogui.ImageNotFoundException: could not locate the image on the screen
SikuliX: FindFailed: can not find button.png
Watir::Exception::UnknownObjectException: timed out after 30 seconds, waiting for #<Watir::Button> to be located
splinter.exceptions.ElementDoesNotExist: no elements could be found with css "#pay"
flutter test: The finder "Found 0 widgets with text "Pay"" (used in a call to "tap()") could not find any matching widgets.
Serenity: net.serenitybdd.core.exceptions.NoSuchElementException
nightwatch: Timed out while waiting for element <#pay> to be visible for 5000 milliseconds.
geb.error.RequiredPageContentNotPresent: The required page content 'payButton' is not present
puppeteer: Error: Node is detached from document
BackstopJS: selector .hero-banner was not found on the page (selectorNotFound)
`;
