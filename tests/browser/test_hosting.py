"""The host decides about people and the table; and the page of the API's description."""

from playwright.sync_api import Browser, BrowserContext, Page, expect

from serving import Server

THREE = {"players": 3, "target": 1}


def guest(browser: Browser, server: Server, name: str) -> BrowserContext:
    context = browser.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 640}
    )
    me = {"name": name, "language": "en"}
    assert context.request.put("/api/me", data=me, headers={"origin": server.url}).ok
    return context


def decide(page: Page, name: str, what: str) -> None:
    """Open what can be decided about somebody by keyboard, and choose."""
    opener = page.get_by_role("button", name=f"Decide about {name}")
    opener.focus()
    opener.press("Enter")
    page.get_by_role("dialog").last.get_by_role("button", name=what, exact=True).press("Enter")


def test_a_host_frees_keeps_out_hands_over_and_closes(browser: Browser, server: Server) -> None:
    ann, ben = guest(browser, server, "Ann"), guest(browser, server, "Ben")
    origin = {"origin": server.url}
    body = {"game": "gorus", "options": THREE}
    table = ann.request.post("/api/tables", data=body, headers=origin).json()["id"]
    host, other = ann.new_page(), ben.new_page()
    host.goto(f"/t/{table}")
    other.goto(f"/t/{table}")
    sit = other.get_by_role("button", name="Sit here").first

    sit.click()
    expect(other.get_by_role("button", name="Second player")).to_have_count(0)
    decide(host, "Ben", "Free the seat")
    expect(sit).to_be_visible()
    sit.click()
    decide(host, "Ben", "Keep out")
    expect(host.get_by_text("Ben is kept out.")).to_be_visible()
    sit.click()
    expect(other.get_by_text("does not let you in")).to_be_visible()
    host.get_by_role("button", name="Let in again").click()
    expect(host.get_by_text("Ben is kept out.")).to_have_count(0)
    sit.click()
    decide(host, "Ben", "Make host")
    expect(other.get_by_role("button", name="Decide about Ann")).to_be_visible()
    expect(host.get_by_role("button", name="Close the table")).to_have_count(0)

    other.get_by_role("button", name="Close the table").click()
    expect(other.get_by_text("It ends for everybody")).to_be_visible()
    other.get_by_role("button", name="Close the table", exact=True).click()
    other.wait_for_url(f"{server.url}/")
    expect(host.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.close()
    ben.close()


def test_the_page_of_the_api_comes_from_our_own_origin(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    faults: list[str] = []
    asked: list[str] = []
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/api/docs")
    expect(page.locator(".opblock").nth(15)).to_be_visible()
    headings = [one.strip() for one in page.locator(".opblock-tag").all_inner_texts()]
    assert headings == ["House and guest", "Games and rules", "Tables", "Puzzles"]
    told = page.locator(".opblock-summary-description").all_inner_texts()
    assert len(set(told)) == len(told)
    assert all(len(one.split()) > 2 for one in told), told
    page.locator(".opblock-summary-control").first.click()
    expect(page.locator(".opblock-body").first).to_be_visible()
    assert faults == []
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
    context.close()
